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

/** The stored state; undefined if there is none, it can't be read, or the proof has expired. */
export function readReset(): ResetState | undefined {
  try {
    const state = JSON.parse(tabStorage.getItem(key) ?? 'null') as ResetState | null;
    if (state?.step !== 'password') return state ?? undefined;
    if (Date.parse(state.verified.expires_at) > now().getTime()) return state;
  } catch {
    // The stored state is broken: the customer begins again.
  }
  tabStorage.removeItem(key);
  return undefined;
}

/** Stores the state in the place of the one before. */
export function writeReset(state: ResetState): void {
  tabStorage.setItem(key, JSON.stringify(state));
}
