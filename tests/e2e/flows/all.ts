import { callService } from './callService.ts';
import { docomo, kddi, softbank } from './carrier.ts';
import { cashback, mobileCashback } from './cashback.ts';
import { charge } from './charge.ts';
import { contractor } from './contractor.ts';
import { creditCard, mobileCreditCard } from './creditCard.ts';
import { billingAddress, customerAddress, customerName, customerPhone } from './customer.ts';
import { dataAdvance } from './dataAdvance.ts';
import { constructionDate, deliveryDate } from './dates.ts';
import { deviceEntry } from './deviceEntry.ts';
import { entryCancel } from './entryCancel.ts';
import { esim } from './esim.ts';
import { move, upgrade } from './fibreMoves.ts';
import { optionFlows } from './fibreOption.ts';
import { partnerFlows } from './fibrePartner.ts';
import type { Flow } from './flow.ts';
import { gigaPlus } from './gigaPlus.ts';
import { introduce } from './introduce.ts';
import { wc24, webDetail } from './letters.ts';
import { mnpTransferIn } from './mnpTransferIn.ts';
import { fifthGeneration, premiumBand, valueDataFree, virusBuster } from './mobileOption.ts';
import { mobileQuit, mobileQuitCancel } from './mobileQuit.ts';
import { onestopQuit } from './onestopQuit.ts';
import { optionTogether } from './optionTogether.ts';
import { packetGift } from './packetGift.ts';
import { changeImei, quitProtection } from './phoneProtection.ts';
import { plan, planCancel } from './plan.ts';
import { present } from './present.ts';
import { promotion } from './promotion.ts';
import { quit } from './quit.ts';
import { quitCancel } from './quitCancel.ts';
import { simRestart, simStop } from './stopRestart.ts';
import {
  rvoipEntry,
  rvoipQuit,
  voipChange,
  voipEntry,
  voipEntryCancel,
  voipQuit,
  voipQuitCancel,
} from './voip.ts';

/** Every procedure that writes; one a line, so that two added at a time merge. */
export const flows: readonly Flow[] = [
  callService,
  charge,
  contractor,
  dataAdvance,
  gigaPlus,
  ...optionFlows,
  ...partnerFlows,
  optionTogether,
  customerPhone,
  customerName,
  customerAddress,
  billingAddress,
  constructionDate,
  deliveryDate,
  promotion,
  wc24,
  webDetail,
  esim,
  deviceEntry,
  entryCancel,
  mnpTransferIn,
  virusBuster,
  premiumBand,
  valueDataFree,
  fifthGeneration,
  mobileQuit,
  mobileQuitCancel,
  packetGift,
  changeImei,
  quitProtection,
  plan,
  planCancel,
  quit,
  quitCancel,
  simStop,
  simRestart,
  upgrade,
  move,
  onestopQuit,
  voipEntry,
  voipChange,
  voipEntryCancel,
  voipQuit,
  voipQuitCancel,
  rvoipEntry,
  rvoipQuit,
  cashback,
  mobileCashback,
  present,
  introduce,
  creditCard,
  mobileCreditCard,
  docomo,
  softbank,
  kddi,
];
