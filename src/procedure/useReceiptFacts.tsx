import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatPhone } from '@/lib/phone';
import { useServiceType } from '@/session/selectedService';
import { serviceFor } from '@/session/service';
import { useSession } from '@/session/useSession';
import { Verbatim } from '@/ui/page/Page';
import type { DescriptionItem } from '@/ui/row/DescriptionList';

interface Accepted {
  /** None where the server could not tell it yet. */
  receiptNumber?: string | null | undefined;
  /** ISO moment, or the day alone; null where the server could not tell it yet. */
  acceptedAt: string | null;
  /** The receipt shows the phone number itself. */
  hasNumber?: boolean;
}

/** The last rows of every receipt: the phone number it is for, who, when, and the receipt's number. */
export function useReceiptFacts({
  receiptNumber,
  acceptedAt,
  hasNumber,
}: Accepted): DescriptionItem[] {
  const session = useSession();
  const type = useServiceType();
  const phone = session && serviceFor(session, type)?.phone_number;
  const customer = session?.customer;
  return [
    ...(phone && !hasNumber
      ? [{ term: '手続きをした番号', value: <Verbatim>{formatPhone(phone)}</Verbatim> }]
      : []),
    ...(customer
      ? [
          {
            term: '手続きをした方',
            value: <Verbatim>{`${customer.last_name} ${customer.first_name} 様`}</Verbatim>,
          },
        ]
      : []),
    ...(acceptedAt ? [acceptance(acceptedAt)] : []),
    ...(receiptNumber
      ? [{ term: '受付番号', value: <Verbatim>{formatReceiptNumber(receiptNumber)}</Verbatim> }]
      : []),
  ];
}

const acceptance = (at: string): DescriptionItem =>
  at.includes('T')
    ? { term: '受付日時', value: formatFullTime(at) }
    : { term: '受付日', value: formatFullDay(at) };
