import { isObject, type Json } from '../operations.ts';
import type { Rule } from './finding.ts';

/** What is wrong with the bytes of a JSON body, though it can be read. */
export interface Oddity {
  rule: Rule;
  /** JSON pointer. */
  at: string;
  expected: string;
  got: string;
}

/** A body read strictly, or why it can't be read. */
export type ReadJson =
  | { value: unknown; oddities: Oddity[] }
  | { failure: string; rule: 'body-bytes' | 'body-not-json' };

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads JSON as the strictest of all clients would: UTF-8 without a byte order mark, each field once, whole
 * numbers written plainly and within what JavaScript counts exactly.
 */
export function readJson(bytes: Buffer): ReadJson {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { rule: 'body-bytes', failure: `bytes that are no UTF-8, from ${firstWrong(bytes)}` };
  }
  if (text.startsWith('\ufeff')) return { rule: 'body-bytes', failure: 'a byte order mark' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { rule: 'body-not-json', failure: (error as Error).message };
  }
  return { value, oddities: new Scanner(text).oddities() };
}

/** What a text is as JSON; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object that a text is as JSON; an empty one where it is none. */
export function objectOf(text = ''): Json {
  const value = parsed(text);
  return isObject(value) ? value : {};
}

/** Where a text stops being UTF-8, for people. */
function firstWrong(bytes: Buffer): string {
  const read = bytes.toString('utf8');
  const at = Buffer.byteLength(read.slice(0, read.indexOf('\ufffd')));
  return `byte ${at} (${bytes.subarray(at, at + 4).toString('hex')})`;
}

/** Walks over a text that is known to be JSON, and notes what a parser would have hidden. */
class Scanner {
  private at = 0;
  private readonly found: Oddity[] = [];

  constructor(private readonly text: string) {}

  oddities(): Oddity[] {
    this.value('');
    return this.found;
  }

  private value(pointer: string): void {
    this.space();
    const first = this.text[this.at];
    if (first === '{') this.object(pointer);
    else if (first === '[') this.list(pointer);
    else if (first === '"') this.string();
    else this.literal(pointer);
    this.space();
  }

  private object(pointer: string): void {
    const names = new Set<string>();
    this.at += 1;
    for (this.space(); this.text[this.at] !== '}'; this.space()) {
      const name = this.string();
      if (names.has(name))
        this.found.push({
          rule: 'body-duplicate',
          at: pointer,
          expected: `${name} once`,
          got: `${name} twice`,
        });
      names.add(name);
      this.space();
      this.at += 1;
      this.value(`${pointer}/${name}`);
      if (this.text[this.at] === ',') this.at += 1;
    }
    this.at += 1;
  }

  private list(pointer: string): void {
    this.at += 1;
    this.space();
    for (let index = 0; this.text[this.at] !== ']'; index += 1) {
      this.value(`${pointer}/${index}`);
      if (this.text[this.at] === ',') this.at += 1;
    }
    this.at += 1;
  }

  private string(): string {
    const start = this.at;
    for (this.at += 1; this.text[this.at] !== '"'; this.at += 1)
      if (this.text[this.at] === '\\') this.at += 1;
    this.at += 1;
    return JSON.parse(this.text.slice(start, this.at)) as string;
  }

  private literal(pointer: string): void {
    const start = this.at;
    // Beyond the end is the empty text, which every text includes.
    while (!',]} \t\r\n'.includes(this.text[this.at] ?? '')) this.at += 1;
    const text = this.text.slice(start, this.at);
    if (!/\d/.test(text)) return;
    const number = Number(text);
    const isPlain = Number.isInteger(number)
      ? /^(0|-?[1-9]\d*)$/.test(text) && Number.isSafeInteger(number)
      : !/e/i.test(text);
    if (isPlain) return;
    const expected = 'a number without exponent, needless fraction or sign, up to 2^53';
    this.found.push({ rule: 'body-number', at: pointer, expected, got: text });
  }

  private space(): void {
    while (' \t\r\n'.includes(this.text[this.at] ?? '-')) this.at += 1;
  }
}
