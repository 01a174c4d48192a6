import { callService } from './callService.ts';
import { docomo, kddi, softbank } from './carrier.ts';
import { charge } from './charge.ts';
import { contractor } from './contractor.ts';
import { customerPhone, customerName, customerAddress, billingAddress } from './customer.ts';
import { dataAdvance } from './dataAdvance.ts';
import { deviceEntry } from './deviceEntry.ts';
import { creditCard, mobileCreditCard } from './creditCard.ts';
import { constructionDate, deliveryDate } from './dates.ts';
import { cashback, mobileCashback } from './cashback.ts';
import type { Flow } from './flow.ts';
import { entryCancel } from './entryCancel.ts';
import { move, upgrade } from './fibreMoves.ts';
import { introduce } from './introduce.ts';
import { gigaPlus } from './gigaPlus.ts';
import { optionFlows } from './fibreOption.ts';
import { partnerFlows } from './fibrePartner.ts';
import { mnpTransferIn } from './mnpTransferIn.ts';
import { wc24, webDetail } from './letters.ts';
import { esim } from './esim.ts';
import { virusBuster, premiumBand, valueDataFree, fifthGeneration } from './mobileOption.ts';
import { mobileQuit, mobileQuitCancel } from './mobileQuit.ts';
import { optionTogether } from './optionTogether.ts';
import { onestopQuit } from './onestopQuit.ts';
import { packetGift } from './packetGift.ts';
import { changeImei, quitProtection } from './phoneProtection.ts';
import { present } from './present.ts';
import { plan, planCancel } from './plan.ts';
import { promotion } from './promotion.ts';
import { quit } from './quit.ts';
import { quitCancel } from './quitCancel.ts';
import { simStop, simRestart } from './stopRestart.ts';
import { rvoipEntry, rvoipQuit, voipChange, voipEntry, voipQuit } from './voip.ts';

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
  voipQuit,
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
