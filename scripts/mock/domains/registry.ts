import { account } from './account/account.ts';
import { accountLink } from './account/accountLink.ts';
import { notifications } from './account/notifications.ts';
import { promotion } from './account/promotion.ts';
import { secure } from './account/secure.ts';
import { billing } from './billing/billing.ts';
import { callDetail } from './billing/callDetail.ts';
import { fibreBilling } from './billing/fibreBilling.ts';
import { instalments } from './billing/instalments.ts';
import { invoice } from './billing/invoice.ts';
import { reimbursement } from './billing/reimbursement.ts';
import { building } from './campaign/building.ts';
import { campaigns } from './campaign/campaigns.ts';
import { cashbacks } from './campaign/cashbacks.ts';
import { introduction } from './campaign/introduction.ts';
import { present } from './campaign/present.ts';
import { advance } from './charge/advance.ts';
import { charge } from './charge/charge.ts';
import { gigaPlus } from './charge/gigaPlus.ts';
import { changeDate } from './construction/changeDate.ts';
import { construction } from './construction/construction.ts';
import { movements } from './construction/movements.ts';
import { contract } from './contract/contract.ts';
import { contractor } from './contract/contractor.ts';
import { customerData } from './contract/customer.ts';
import { fibreLine } from './contract/fibreLine.ts';
import { deviceEntry } from './device/deviceEntry.ts';
import { letters } from './document/letters.ts';
import { papers } from './document/papers.ts';
import type { Handlers, PublicHandlers } from './domain.ts';
import { esim } from './esim/esim.ts';
import { mnpTransferIn } from './esim/mnpTransferIn.ts';
import { confirmation } from './login/confirmation.ts';
import { loginSettings } from './login/loginSettings.ts';
import { passwordReset } from './login/passwordReset.ts';
import { publicSession, session } from './login/session.ts';
import { compensation } from './mobileOption/compensation.ts';
import { mobileOption } from './mobileOption/mobileOption.ts';
import { onestop } from './mobileQuit/onestop.ts';
import { simQuit } from './mobileQuit/simQuit.ts';
import { energy } from './option/energy.ts';
import { hikaritv } from './option/hikaritv.ts';
import { optionList } from './option/list.ts';
import { optionTypes } from './option/optionTypes.ts';
import { optionOrders } from './option/orders.ts';
import { voip } from './option/voip.ts';
import { giving } from './packetGift/giving.ts';
import { receiving } from './packetGift/receiving.ts';
import { card } from './payment/card.ts';
import { carrier } from './payment/carrier.ts';
import { payment } from './payment/payment.ts';
import { callService } from './plan/callService.ts';
import { planExchange } from './plan/planExchange.ts';
import { takeBack } from './plan/takeBack.ts';
import { applications } from './progress/applications.ts';
import { entryCancel } from './quit/entryCancel.ts';
import { quit } from './quit/quit.ts';
import { simRestrictions } from './settings/simRestrictions.ts';
import { stopRestart } from './settings/stopRestart.ts';
import { callSms } from './traffic/callSms.ts';
import { traffic } from './traffic/traffic.ts';
import { trafficDetail } from './traffic/trafficDetail.ts';
import { move } from './upgrade/move.ts';
import { upgrade } from './upgrade/upgrade.ts';

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
  ...callDetail,
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
  ...notifications,
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
