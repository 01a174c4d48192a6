import { type Mark, page, textWidth } from './document.ts';

const left = 56;
const right = page.width - 56;
const bottom = page.height - 72;
const body = 10;

/** Yen as on paper: `-1,100円`. */
export const yen = (amount: number) =>
  `${amount < 0 ? '-' : ''}${Math.abs(amount).toLocaleString('ja-JP')}円`;

/** Lines set one below the other, on as many pages as they need. */
export class Sheet {
  readonly pages: Mark[][] = [[]];
  private y = 64;

  text(text: string, size = body): void {
    for (const part of wrapped(text, right - left, size))
      this.line(size, [{ x: left, text: part }]);
  }

  /** A text on the left, an amount on the right; a long text goes on below. */
  pair(text: string, amount: string, size = body): void {
    const room = right - left - textWidth(amount, size) - 12;
    wrapped(text, room, size).forEach((part, index) =>
      this.line(size, [
        { x: left, text: part },
        ...(index === 0 && amount ? [{ x: right, text: amount, align: 'right' as const }] : []),
      ]),
    );
  }

  rule(weight: number): void {
    this.current.push({ kind: 'rule', x: left, y: this.y - 6, width: right - left, weight });
    this.y += 8;
  }

  private line(size: number, texts: { x: number; text: string; align?: 'right' }[]): void {
    if (this.y + size > bottom) {
      this.pages.push([]);
      this.y = 64;
    }
    for (const text of texts)
      this.current.push({ kind: 'text', y: this.y + size / 2, size, ...text });
    this.y += size * 1.9;
  }

  private get current(): Mark[] {
    return this.pages.at(-1) ?? [];
  }
}

function wrapped(text: string, room: number, size: number): string[] {
  const lines = [''];
  for (const char of text) {
    const last = lines.length - 1;
    if (textWidth((lines[last] ?? '') + char, size) > room) lines.push(char);
    else lines[last] += char;
  }
  return lines;
}
