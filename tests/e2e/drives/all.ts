import type { Drive } from './drive.ts';
import { mobileQuit, mobileQuitCancel } from './mobileQuit.ts';
import { packetGift } from './packetGift.ts';

/** Every procedure that writes. */
export const drives: readonly Drive[] = [packetGift, mobileQuit, mobileQuitCancel];
