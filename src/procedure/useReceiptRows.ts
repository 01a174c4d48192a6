import { formatFullTime } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { serviceFor } from '@/session/selectedService';
import { useServiceType } from '@/session/serviceType';
import { useSession } from '@/session/useSession';
import type { Definition } from '@/ui/row/Definitions';

/**
 * The rows that every receipt ends with: which number, who, when, and the receipt's number.
 * @param acceptedAt ISO moment
 */
export function useReceiptRows(acceptedAt: string, receiptNumber: string): Definition[] {
  const session = useSession();
  const type = useServiceType();
  const phone = session && serviceFor(session, type)?.phone_number;
  const customer = session?.customer;
  return [
    ...(phone ? [{ term: '電話番号', value: formatPhone(phone) }] : []),
    ...(customer
      ? [{ term: 'お申し込みの方', value: `${customer.last_name} ${customer.first_name} 様` }]
      : []),
    { term: '受付日時', value: formatFullTime(acceptedAt) },
    { term: '受付番号', value: formatReceiptNumber(receiptNumber) },
  ];
}
