import type * as Schema from '@/api/generated/schemas';
import { formatYen } from '@/lib/yen';

/**
 * The consumption tax included in a total, one line for each rate.
 * @param rates the invoice's amounts by rate; empty until the invoice has been read
 */
export function taxTexts(
  tax: Schema.BillDetail['tax'],
  rates: Schema.BillingInvoice['tax_rates'],
): string[] {
  if (rates.length > 1)
    return rates.map(
      (each) => `${each.rate}%対象 税抜${formatYen(each.taxable)}・消費税${formatYen(each.tax)}`,
    );
  return tax ? [`うち消費税(${tax.rate}%) ${formatYen(tax.amount)}`] : [];
}
