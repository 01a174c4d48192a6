import { callService } from './callService.ts';
import { charge } from './charge.ts';
import { billingAddress, customerAddress, customerName, customerPhone } from './customer.ts';
import { dataAdvance } from './dataAdvance.ts';
import type { Drive } from './drive.ts';
import { entryCancel } from './entryCancel.ts';
import { gigaPlus } from './gigaPlus.ts';
import { optionDrives } from './fibreOption.ts';
import { mnpTransferIn } from './mnpTransferIn.ts';
import { deviceEntry } from './deviceEntry.ts';
import { esim } from './esim.ts';
import { fifthGeneration, premiumBand, valueDataFree, virusBuster } from './mobileOption.ts';
import { mobileQuit, mobileQuitCancel } from './mobileQuit.ts';
import { packetGift } from './packetGift.ts';
import { changeImei, quitProtection } from './phoneProtection.ts';
import { plan, planCancel } from './plan.ts';
import { quit } from './quit.ts';
import { quitCancel } from './quitCancel.ts';

/** Every procedure that writes; one a line, so that two added at a time merge. */
export const drives: readonly Drive[] = [
  packetGift,
  mobileQuit,
  mobileQuitCancel,
  plan,
  planCancel,
  callService,
  virusBuster,
  premiumBand,
  valueDataFree,
  fifthGeneration,
  changeImei,
  quitProtection,
  quit,
  charge,
  dataAdvance,
  gigaPlus,
  ...optionDrives,
  customerPhone,
  customerName,
  customerAddress,
  billingAddress,
  esim,
  deviceEntry,
  mnpTransferIn,
  quitCancel,
  entryCancel,
];
