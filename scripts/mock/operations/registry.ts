import type { Handlers, PublicHandlers } from '../handler.ts';
import { account, accountLink, promotion, secure } from './account.ts';
import {
  billing,
  callDetail,
  fibreBilling,
  instalments,
  invoice,
  reimbursement,
} from './billing.ts';
import { building, campaigns, cashbacks, present } from './campaign.ts';
import { changeDate, construction, move, movements, upgrade } from './construction.ts';
import { contract, contractor, customerData } from './contract.ts';
import { advance, charge, gigaPlus } from './data.ts';
import { fibreLine, letters, papers } from './documents.ts';
import { giving, receiving } from './gifts.ts';
import { introduction } from './introduction.ts';
import { passwordReset, publicSession, session } from './login.ts';
import { confirmation, loginSettings } from './loginSettings.ts';
import { notifications } from './notifications.ts';
import { energy, hikaritv, optionList, optionOrders } from './options.ts';
import { optionTypes } from './optionTypes.ts';
import { card, carrier, payment } from './payment.ts';
import { callService, planExchange, takeBack } from './plan.ts';
import { applications, entryCancel, onestop, quit, simQuit } from './quit.ts';
import { deviceEntry, esim, mnpTransferIn, simRestrictions, stopRestart } from './sim.ts';
import { compensation, mobileOption } from './simOptions.ts';
import { callSms, traffic, trafficDetail } from './traffic.ts';
import { voip } from './voip.ts';

/** All signed operations: what is not here is answered by a named example. */
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
