/** The moment that the named examples of the contract speak of (openapi/README.md). */
export const demoMoment = '2026-11-21T10:40:00+09:00';

/** The time that the mock lives in: starts where it is told, ticks on, and can be moved. */
export class MockClock {
  private readonly start: number;
  private offset = -performance.now();
  private stoppedAt: number | undefined;

  /**
   * @param start `now` for the real time, or an ISO moment; the demo moment when absent
   * @throws RangeError when it is no moment
   */
  constructor(start: string = demoMoment) {
    const at = start === 'now' ? Date.now() : Date.parse(start);
    if (Number.isNaN(at)) throw new RangeError(`${start} is no moment.`);
    this.start = at;
  }

  now(): Date {
    return new Date(this.start + this.offset + (this.stoppedAt ?? performance.now()));
  }

  /** The time to which a reset goes back. */
  get startedAt(): Date {
    return new Date(this.start);
  }

  /** Whether it ticks; it does until it is told otherwise. */
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

  /** Moves the clock by minutes, back when they are negative. */
  advance(minutes: number): void {
    this.offset += minutes * 60_000;
  }

  /**
   * Sets the clock to a moment (ISO); it ticks on from there.
   * @throws RangeError when it is no moment
   */
  set(at: string): void {
    const to = Date.parse(at);
    if (Number.isNaN(to)) throw new RangeError(`${at} is no moment.`);
    this.offset += to - this.now().getTime();
  }

  /** Back to the start, and ticking. */
  reset(): void {
    this.stoppedAt = undefined;
    this.offset = -performance.now();
  }
}
