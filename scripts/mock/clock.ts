/** The moment that the named examples of the contract speak of (openapi/README.md). */
export const demoMoment = '2026-11-21T10:40:00+09:00';

const written = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The moments that bills, deadlines and signatures can be reckoned at. */
const [earliest, latest] = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2199-12-31T00:00:00Z')];

/**
 * Reads a moment: `2026-11-30T19:59:00+09:00`.
 * @returns milliseconds
 * @throws RangeError without a zone, for a day that no month has, and for a year out of range
 */
export function momentOf(text: string): number {
  const [, year, month, day] = written.exec(text) ?? [];
  const at = Date.parse(text);
  const isDay =
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (Number.isNaN(at) || !isDay)
    throw new RangeError(`${text} is no moment; write it like ${demoMoment}, with its zone.`);
  return inCalendar(at);
}

/** @throws RangeError for a moment out of range */
export function inCalendar(at: number): number {
  if (at >= earliest && at <= latest) return at;
  throw new RangeError('The clock of the mock goes from the year 2000 to 2199.');
}

/** The time that the mock lives in: it begins at a given moment, ticks on, and can be moved. */
export class MockClock {
  private readonly start: number;
  private offset = -performance.now();
  private stoppedAt: number | undefined;

  /**
   * @param start `now` for the real time, or an ISO moment; the demo moment when absent
   * @throws RangeError when it is no moment
   */
  constructor(start: string = demoMoment) {
    this.start = start === 'now' ? Date.now() : momentOf(start);
  }

  now(): Date {
    return new Date(this.start + this.offset + (this.stoppedAt ?? performance.now()));
  }

  /** The time to which a reset goes back. */
  get startedAt(): Date {
    return new Date(this.start);
  }

  /** Whether it ticks, as it does by default. */
  get isRunning(): boolean {
    return this.stoppedAt === undefined;
  }

  set isRunning(isRunning: boolean) {
    if (isRunning === this.isRunning) return;
    if (this.stoppedAt === undefined) this.stoppedAt = performance.now();
    else {
      this.offset += this.stoppedAt - performance.now();
      this.stoppedAt = undefined;
    }
  }

  /**
   * Moves the clock by minutes, back when they are negative.
   * @throws RangeError when it would leave the calendar
   */
  advance(minutes: number): void {
    inCalendar(this.now().getTime() + minutes * 60_000);
    this.offset += minutes * 60_000;
  }

  /**
   * Sets the clock to a moment (ISO); it ticks on from there.
   * @throws RangeError when it is no moment
   */
  set(at: string): void {
    this.offset += momentOf(at) - this.now().getTime();
  }

  /** Back to the start, and ticking. */
  reset(): void {
    this.stoppedAt = undefined;
    this.offset = -performance.now();
  }
}
