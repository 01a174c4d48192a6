import { formatFullDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { Bill } from '../facts/bill.ts';
import { pdf } from './document.ts';
import { Sheet, yen } from './sheet.ts';

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
