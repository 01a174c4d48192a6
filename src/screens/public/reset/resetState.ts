import { now } from '@/lib/clock';
import { tabStorage } from '@/session/storage';
import type { CodeOrder, SentCode, VerifiedCode } from './mutations';

/**
 * How far the reset has come. Session storage holds it, so that a reload between the steps loses
 * nothing; password and code are never in it. `times` counts the codes that were sent.
 */
export type ResetState =
  | { step: 'code'; order: CodeOrder; sent: SentCode; times: number }
  | { step: 'password'; order: CodeOrder; verified: VerifiedCode }
  | { step: 'done' };

const key = 'minamo.password_reset';

/** What is kept; nothing where there is nothing readable, or the proof has ended. */
export function readReset(): ResetState | undefined {
  try {
    const state = JSON.parse(tabStorage.getItem(key) ?? 'null') as ResetState | null;
    if (state?.step !== 'password') return state ?? undefined;
    if (Date.parse(state.verified.expires_at) > now().getTime()) return state;
  } catch {
    // Somebody broke it: the customer begins again.
  }
  tabStorage.removeItem(key);
  return undefined;
}

/** Keeps it in the place of what was kept before. */
export function writeReset(state: ResetState): void {
  tabStorage.setItem(key, JSON.stringify(state));
}
