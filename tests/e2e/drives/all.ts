import type { Drive } from './drive.ts';
import { packetGift } from './packetGift.ts';

/** Every procedure that writes. */
export const drives: readonly Drive[] = [packetGift];
