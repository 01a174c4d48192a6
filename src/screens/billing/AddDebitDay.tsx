import { paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { formatMonth } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { billsOf } from '@/paths';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { useSelectedService } from '@/session/selectedService';

interface AddDebitDayProps {
  /** The bill's month, `YYYYMM`. */
  month: string;
  /** ISO day of the debit. */
  day: string;
  /** Code of the payment method. */
  method: string;
}

/** Hands the day of a bill's debit to the customer's own calendar: without the sum, which others may see there. */
export function AddDebitDay({ month, day, method }: AddDebitDayProps) {
  const service = useSelectedService();
  if (!service) return null;
  const { service_type, phone_number } = service;
  return (
    <AddToCalendar
      events={[
        {
          id: `debit ${month}`,
          title: `${formatMonth(month)}分の${paymentMethod(method).day}(${brand.services[service_type]})`,
          day,
          notes: phone_number ? [formatPhone(phone_number)] : [],
          url: billsOf(service_type).month(month),
        },
      ]}
    />
  );
}
