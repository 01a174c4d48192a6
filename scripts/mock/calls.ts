import type { Entry } from './exchange.ts';

/** The calls of one operation since the mock was started or reset, to be counted and awaited in a test. */
export interface Calls {
  /** How many came in. */
  readonly count: number;
  /** What is still kept of them, oldest first. */
  readonly all: readonly Entry[];
  /**
   * Waits until so many have come in.
   * @returns those that are kept, oldest first
   */
  reached: (count: number) => Promise<readonly Entry[]>;
}

interface Waiting {
  operationId: string;
  count: number;
  resolve: () => void;
}

/** Counts the calls of each operation. */
export class CallCounter {
  private readonly counts = new Map<string, number>();
  private waiting: Waiting[] = [];

  constructor(private readonly kept: readonly Entry[]) {}

  /** Counts a call, and resolves what waits for it. */
  add(operationId: string): void {
    const count = this.countOf(operationId) + 1;
    this.counts.set(operationId, count);
    const isMet = (one: Waiting) => one.operationId === operationId && one.count <= count;
    for (const { resolve } of this.waiting.filter(isMet)) resolve();
    this.waiting = this.waiting.filter((one) => !isMet(one));
  }

  /** Counts from zero again; what waits goes on waiting. */
  clear(): void {
    this.counts.clear();
  }

  /** The calls of one operation. */
  of(operationId: string): Calls {
    const countOf = () => this.countOf(operationId);
    const all = () => this.kept.filter((entry) => entry.operationId === operationId);
    return {
      get count() {
        return countOf();
      },
      get all() {
        return all();
      },
      reached: async (count) => {
        if (countOf() < count)
          await new Promise<void>((resolve) => this.waiting.push({ operationId, count, resolve }));
        return all();
      },
    };
  }

  private countOf(operationId: string): number {
    return this.counts.get(operationId) ?? 0;
  }
}
