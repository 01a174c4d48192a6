import { formatYen } from '@/lib/yen';
import type { BillDetail, Invoice } from './queries';

/**
 * The consumption tax within a total, one line a rate.
 * @param rates of the invoice, which knows them apart; none where it isn't read
 */
export function taxTexts(tax: BillDetail['tax'], rates: Invoice['tax_rates']): string[] {
  if (rates.length > 1)
    return rates.map(
      (each) => `${each.rate}%対象 税抜${formatYen(each.taxable)}・消費税${formatYen(each.tax)}`,
    );
  return tax ? [`うち消費税(${tax.rate}%) ${formatYen(tax.amount)}`] : [];
}
