import { isDeepStrictEqual } from 'node:util';
import type { MockResponse } from '../http/response.ts';

/** What a customer did: an order, a payment, a gift, a setting. Plain data, so that a file keeps it. */
export interface Entry {
  /** When, by the clock of the login that did it; ISO. */
  at: string;
  /** The login that did it, e.g. `L3`. */
  login: string;
  operation: string;
  service_id: string | null;
  /** The status of its answer: what was refused stands here where it counts, as a wrong code does. */
  status: number;
  /** All that it changed, by what is kept: how it is afterwards. */
  kept: Record<string, unknown>;
}

/** The answer to the first request with a key; plain data too. */
export interface FirstAnswer extends MockResponse {
  /** Hash of path, query and body: a ledger holds no password. */
  request: string;
  /** ISO. */
  at: string;
}

/** A ledger as a file keeps it. */
export interface KeptLedger {
  entries: Entry[];
  /** First answers by operation and key. */
  answers: Record<string, FirstAnswer>;
}

/**
 * All that happened to one customer, whoever logged in, oldest first. How things stand at a moment is what the
 * entries up to it say: reading adds nothing, and the clock may go back and forth.
 */
export class Ledger implements KeptLedger {
  readonly entries: Entry[];
  readonly answers: KeptLedger['answers'];
  /** How things stood after an entry, since most calls come at the end of the ledger. */
  private latest: { entry: Entry | undefined; kept: ReadonlyMap<string, unknown> } = {
    entry: undefined,
    kept: new Map(),
  };

  constructor({ entries, answers }: KeptLedger = { entries: [], answers: {} }) {
    this.entries = entries;
    this.answers = answers;
  }

  /** How things stand at a moment, to be read and changed by one call. */
  draft(now: Date): Draft {
    return new Draft(this.keptAt(now));
  }

  /**
   * Writes down what a call did. What had been done at a later moment never happened then: who goes back and
   * does something begins another future.
   */
  add(entry: Entry): void {
    this.entries.splice(this.countUntil(new Date(entry.at)), Infinity, entry);
  }

  /** Forgets all that happened. */
  clear(): void {
    this.entries.length = 0;
    for (const key of Object.keys(this.answers)) delete this.answers[key];
  }

  private countUntil(moment: Date): number {
    const last = this.entries.findLastIndex(({ at }) => Date.parse(at) <= moment.getTime());
    return last + 1;
  }

  private keptAt(now: Date): ReadonlyMap<string, unknown> {
    const until = this.entries.slice(0, this.countUntil(now));
    const entry = until.at(-1);
    if (this.latest.entry !== entry)
      this.latest = { entry, kept: new Map(until.flatMap(({ kept }) => Object.entries(kept))) };
    return this.latest.kept;
  }
}

/** How things stand for one call. What it changes stays in here until the ledger takes it. */
export class Draft {
  private readonly own = new Map<string, unknown>();

  constructor(private readonly kept: ReadonlyMap<string, unknown>) {}

  /** What is kept under a key, to be changed in place; made when nobody has changed it yet. */
  get<Kept>(key: string, create: () => Kept): Kept {
    if (!this.own.has(key))
      this.own.set(key, this.kept.has(key) ? structuredClone(this.kept.get(key)) : create());
    return this.own.get(key) as Kept;
  }

  /** Whether anything is kept under a key. */
  has(key: string): boolean {
    return this.own.has(key) || this.kept.has(key);
  }

  /** The same, to go on from without changing this one. */
  fork(): Draft {
    return new Draft(new Map([...this.kept, ...this.own]));
  }

  /** What differs from how things stood; only of what had been kept before, with `known`. */
  changes({ known = false } = {}): Record<string, unknown> {
    return Object.fromEntries(
      [...this.own].filter(([key, value]) =>
        this.kept.has(key) ? !isDeepStrictEqual(this.kept.get(key), value) : !known,
      ),
    );
  }
}
