import type * as Schema from '@/api/generated/schemas';
import { isOverdue, paymentMethod } from '@/catalogue/billing';
import { formatDay, formatFullDay } from '@/lib/date';
import { groupDigits, masked } from '@/lib/numbers';
import { billStatus } from '@/screens/shared/statuses';
import type { Fact } from '@/ui/figure/Facts';
import { Status } from '@/ui/status/Status';
import { AddDebitDay } from './AddDebitDay';
import { taxTexts } from './taxText';

/**
 * The three facts under a month's total.
 * @param fixingDate ISO day on which the amount is fixed, with status 0
 */
export function monthFacts(bill: Schema.BillDetail, fixingDate: string | null): Fact[] {
  return [
    { label: '状態', value: <Status {...billStatus(bill.status)} /> },
    day(bill, fixingDate),
    {
      label: '請求番号',
      value: bill.bill_number === null ? '-' : groupDigits(bill.bill_number, '-'),
      note: taxTexts(bill.tax, [])[0],
    },
  ];
}

function day(bill: Schema.BillDetail, fixingDate: string | null): Fact {
  const { label, day: debited } = paymentMethod(bill.payment_method.code);
  const detail = bill.payment_method.detail && masked(bill.payment_method.detail);
  const note = detail ?? label;
  if (bill.status === '0')
    return {
      label: 'ご請求額の確定日',
      value: fixingDate ? formatDay(fixingDate) : '-',
      note: fixingDate ? '金額は、この日に確定します' : '金額は、まだ確定していません',
    };
  if (bill.payment_due_on)
    return {
      label: 'お支払い期限',
      value: formatDay(bill.payment_due_on),
      note: isOverdue(bill.payment_due_on) ? '期限を過ぎています' : note,
    };
  // A paid bill may be old, so its day is shown with the year.
  if (bill.debit_date && bill.status === '3')
    return { label: 'お支払い日', value: formatFullDay(bill.debit_date), note };
  if (bill.debit_date)
    return {
      label: debited,
      value: formatDay(bill.debit_date),
      note: (
        <>
          {note}
          <div>
            <AddDebitDay
              month={bill.month}
              day={bill.debit_date}
              method={bill.payment_method.code}
            />
          </div>
        </>
      ),
    };
  return { label: 'お支払い方法', value: label, note: detail };
}
