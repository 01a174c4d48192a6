import { charge } from './charge.ts';
import { dataAdvance } from './dataAdvance.ts';
import type { Drive } from './drive.ts';
import { gigaPlus } from './gigaPlus.ts';
import { mobileQuit, mobileQuitCancel } from './mobileQuit.ts';
import { packetGift } from './packetGift.ts';
import { quit } from './quit.ts';

/** Every procedure that writes. */
export const drives: readonly Drive[] = [packetGift, mobileQuit, mobileQuitCancel, quit];
import { plan, planCancel } from './plan.ts';

/** Every procedure that writes. */
/** Every procedure that writes; one a line, so that two added at a time merge. */
export const drives: readonly Drive[] = [
  packetGift,
  mobileQuit,
  mobileQuitCancel,
  plan,
  planCancel,
];
export const drives: readonly Drive[] = [packetGift, charge, dataAdvance, gigaPlus];
  quit,
  charge,
  dataAdvance,
  gigaPlus,
];
