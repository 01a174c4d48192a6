import type { MockResponse } from '../http/response.ts';
import type { Event, Past } from './event.ts';

/** The answer to the first request with a key; plain data too. */
export interface FirstAnswer extends MockResponse {
  /** Hash of path, query and body: a ledger holds no password. */
  request: string;
  /** ISO. */
  at: string;
}

/** A ledger as a file keeps it. */
export interface KeptLedger {
  entries: Event[];
  /** First answers by operation and key. */
  answers: Record<string, FirstAnswer>;
}

/**
 * All that happened to one customer, whoever logged in, oldest first. The state at a moment follows from
 * the events up to it: reading adds nothing, and the clock may go back and forth.
 */
export class Ledger implements KeptLedger {
  readonly entries: Event[];
  readonly answers: KeptLedger['answers'];
  /** The last answer of `until`, which stays the same object at the same moment, as facts are known by it. */
  private last: { at: number; past: Past } | undefined;

  constructor({ entries, answers }: KeptLedger = { entries: [], answers: {} }) {
    this.entries = entries;
    this.answers = answers;
  }

  /** What happened up to a moment. */
  until(now: Date): Past {
    const at = now.getTime();
    if (this.last?.at !== at) {
      const last = this.entries.findLastIndex((event) => Date.parse(event.at) <= at);
      this.last = { at, past: this.entries.slice(0, last + 1) };
    }
    return this.last.past;
  }

  /**
   * Writes down what happened. What had been done at a later moment never happened then: who goes back and
   * does something begins another future.
   */
  add(event: Event): void {
    this.entries.splice(this.until(new Date(event.at)).length, Infinity, event);
    this.last = undefined;
  }

  /** Forgets all that happened. */
  clear(): void {
    this.entries.length = 0;
    this.last = undefined;
    for (const key of Object.keys(this.answers)) delete this.answers[key];
  }
}
