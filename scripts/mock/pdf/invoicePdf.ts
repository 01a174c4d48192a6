import { formatFullDay } from '../../../src/lib/date.ts';
import type { Success } from '../domains/operations.ts';
import type { Bill } from '../domains/bills/bill.ts';
import { page, pdf, textWidth, type Mark } from './document.ts';

const left = 56;
const right = page.width - 56;
const bottom = page.height - 72;
const body = 10;

const yen = (amount: number) =>
  `${amount < 0 ? '-' : ''}${Math.abs(amount).toLocaleString('ja-JP')}円`;

/** The invoice of a month as a PDF file: addressee, total, every line of the bill, tax, issuer. */
export function invoicePdf(
  invoice: Success<'getBillingInvoice'>,
  bill: Bill,
  label: string,
): Buffer {
  const name = `${Number(bill.month.slice(0, 4))}年${Number(bill.month.slice(4))}月`;
  const sheet = new Sheet();
  sheet.text(label, 20);
  sheet.pair(
    `${name}ご請求分`,
    `請求書番号 ${invoice.invoice_number.replace(/(\d{4})(?=\d)/g, '$1-')}`,
  );
  sheet.pair(`${invoice.addressee.name} 様`, `発行日 ${formatFullDay(invoice.issued_on)}`);
  const zip = invoice.addressee.zip_code;
  sheet.text(`〒${zip.slice(0, 3)}-${zip.slice(3)} ${invoice.addressee.address}`);
  sheet.rule(1.5);
  sheet.pair('ご請求額', yen(invoice.total), 16);
  sheet.rule(1.5);
  for (const group of bill.groups) {
    sheet.pair(group.label + (group.phone_number ? `  ${group.phone_number}` : ''), '');
    for (const line of group.lines)
      sheet.pair(
        `  ${[line.label, line.detail, line.quantity].filter(Boolean).join('  ')}`,
        yen(line.amount),
      );
    sheet.pair('  小計', yen(group.subtotal));
    sheet.rule(0.5);
  }
  for (const carried of bill.carried_forward)
    sheet.pair(`繰り越し  ${carried.label}(${carried.reason})`, yen(carried.amount));
  sheet.rule(1);
  for (const { rate, taxable, tax } of invoice.tax_rates)
    sheet.pair(`${rate}%対象 ${yen(taxable)}`, `消費税 ${yen(tax)}`);
  sheet.pair('合計', yen(invoice.total), 12);
  sheet.text(`${invoice.issuer}  登録番号 ${invoice.registration_number}`);
  return pdf(`${label} ${name}`, sheet.pages);
}

/** Lines set one below the other, on as many pages as they need. */
class Sheet {
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
