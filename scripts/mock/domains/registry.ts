import { account } from './account.ts';
import { accountLink } from './accountLink.ts';
import { applications } from './applications.ts';
import { billing } from './billing.ts';
import { building } from './building.ts';
import { contract } from './contract.ts';
import { customerData } from './customer.ts';
import { changeDate } from './dates/changeDate.ts';
import { construction } from './dates/construction.ts';
import { movements } from './dates/movements.ts';
import type { Handlers, PublicHandlers } from './domain.ts';
import { advance } from './dataAdd/advance.ts';
import { charge } from './dataAdd/charge.ts';
import { gigaPlus } from './dataAdd/gigaPlus.ts';
import { mnpTransferIn } from './mnpTransferIn.ts';
import { papers } from './papers.ts';
import { deviceEntry } from './deviceEntry.ts';
import { esim } from './esim.ts';
import { fibreBilling } from './fibreBilling.ts';
import { giving } from './gifts/giving.ts';
import { card } from './payments/card.ts';
import { introduction } from './benefits/introduction.ts';
import { present } from './benefits/present.ts';
import { cashbacks } from './cashbacks.ts';
import { carrier } from './payments/carrier.ts';
import { payment } from './payments/payment.ts';
import { secure } from './secure.ts';
import { receiving } from './gifts/receiving.ts';
import { campaigns } from './campaigns.ts';
import { instalments } from './instalments.ts';
import { invoice } from './invoice.ts';
import { compensation } from './mobileOption/compensation.ts';
import { mobileOption } from './mobileOption/mobileOption.ts';
import { callSms } from './callSms.ts';
import { callService } from './mobilePlan/callService.ts';
import { planExchange } from './mobilePlan/planExchange.ts';
import { takeBack } from './mobilePlan/takeBack.ts';
import { letters } from './letters.ts';
import { confirmation } from './login/confirmation.ts';
import { loginSettings } from './login/loginSettings.ts';
import { fibreLine } from './fibreLine.ts';
import { passwordReset } from './login/passwordReset.ts';
import { notices } from './notices.ts';
import { move } from './fibreMoves/move.ts';
import { upgrade } from './fibreMoves/upgrade.ts';
import { voip } from './options/voip.ts';
import { entryCancel } from './quit/entryCancel.ts';
import { quit } from './quit/quit.ts';
import { energy } from './options/energy.ts';
import { hikaritv } from './options/hikaritv.ts';
import { optionTypes } from './options/optionTypes.ts';
import { optionList } from './options/list.ts';
import { optionOrders } from './options/orders.ts';
import { promotion } from './promotion.ts';
import { publicSession, session } from './session.ts';
import { onestop } from './onestop.ts';
import { reimbursement } from './reimbursement.ts';
import { simQuit } from './simQuit.ts';
import { contractor } from './contractor.ts';
import { simRestrictions } from './simRestrictions.ts';
import { stopRestart } from './stopRestart.ts';
import { traffic } from './traffic.ts';
import { trafficDetail } from './trafficDetail.ts';

/** All domains: what is not here is answered by a named example. */
export const handlers: Handlers = {
  ...session,
  ...account,
  ...contract,
  ...customerData,
  ...confirmation,
  ...loginSettings,
  ...fibreLine,
  ...promotion,
  ...letters,
  ...building,
  ...accountLink,
  ...construction,
  ...movements,
  ...changeDate,
  ...quit,
  ...entryCancel,
  ...voip,
  ...upgrade,
  ...move,
  ...applications,
  ...billing,
  ...invoice,
  ...instalments,
  ...campaigns,
  ...fibreBilling,
  ...traffic,
  ...planExchange,
  ...callService,
  ...mobileOption,
  ...compensation,
  ...takeBack,
  ...callSms,
  ...simQuit,
  ...esim,
  ...deviceEntry,
  ...mnpTransferIn,
  ...papers,
  ...reimbursement,
  ...onestop,
  ...trafficDetail,
  ...simRestrictions,
  ...stopRestart,
  ...contractor,
  ...charge,
  ...advance,
  ...gigaPlus,
  ...giving,
  ...receiving,
  ...notices,
  ...payment,
  ...card,
  ...carrier,
  ...cashbacks,
  ...present,
  ...introduction,
  ...secure,
  ...optionList,
  ...optionTypes,
  ...optionOrders,
  ...hikaritv,
  ...energy,
};

export const publicHandlers: PublicHandlers = { ...publicSession, ...passwordReset };
