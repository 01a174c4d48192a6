/** Random codes; with a seed always the same ones, for tests that name them. */
export class Random {
  private state: number;

  constructor(seed: number = Math.floor(Math.random() * 2 ** 32)) {
    this.state = seed >>> 0;
  }

  private readonly given = new Set<string>();

  /**
   * A code that wasn't given before behind this beginning.
   * @throws Error once most of those of its length are given
   */
  unused(beginning: string, length: number, alphabet: string): string {
    for (let tries = 0; tries < 1000; tries++) {
      const code = beginning + this.code(length, alphabet);
      if (this.given.has(code)) continue;
      this.given.add(code);
      return code;
    }
    throw new Error(`There are hardly any numbers left that begin with ${beginning}.`);
  }

  /** `length` characters of an alphabet. */
  code(length: number, alphabet: string): string {
    return Array.from({ length }, () => alphabet[Math.floor(this.next() * alphabet.length)]).join(
      '',
    );
  }

  /** A number from 0 to 1, 1 left out. */
  next(): number {
    // mulberry32: small, and even enough for codes that guard nothing.
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
