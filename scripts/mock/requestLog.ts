import { CallCounter } from './calls.ts';
import type { Entry, Exchange } from './exchange.ts';

const kept = 500;

/** The latest calls, and what was wrong with them. */
export class RequestLog {
  readonly entries: Entry[] = [];
  /** What was said in each call. Apart from the entries: it holds secrets, and is masked when it is shown. */
  private readonly exchanges = new Map<number, Exchange>();
  /** How often each operation was called. */
  readonly counter = new CallCounter(this.entries);
  private unread: string[] = [];
  private count = 0;

  constructor(private readonly isLoud: boolean) {}

  add(call: Omit<Entry, 'id'>, exchange: Exchange): void {
    this.count += 1;
    const entry = { id: this.count, ...call };
    this.entries.push(entry);
    this.exchanges.set(entry.id, exchange);
    if (this.entries.length > kept) this.exchanges.delete(this.entries.shift()?.id ?? 0);
    this.unread.push(...entry.violations.map((v) => `${entry.method} ${entry.url} ${v}`));
    if (this.isLoud) this.print(entry);
    if (entry.operationId !== undefined) this.counter.add(entry.operationId);
  }

  /** Breaches of the contract since this was last asked. */
  takeViolations(): string[] {
    return this.unread.splice(0);
  }

  /** What was said in a call; undefined when it is no longer kept. */
  exchange(id: number): Exchange | undefined {
    return this.exchanges.get(id);
  }

  clear(): void {
    this.entries.length = 0;
    this.exchanges.clear();
    this.counter.clear();
    this.unread = [];
  }

  private print(entry: Entry): void {
    const isWrong = !['valid', 'public', 'off'].includes(entry.signature);
    if (!isWrong && !entry.violations.length) return;
    console.warn(`mock ${entry.status} ${entry.method} ${entry.url}`);
    if (isWrong) console.warn(`  signature: ${entry.signature}`);
    for (const violation of entry.violations) console.warn(`  contract: ${violation}`);
  }
}
