import { useParams } from 'react-router-dom';
import { isOldMonth } from '@/catalogue/billing';
import { useServiceType } from '@/session/selectedService';
import { BillOfMonth } from './BillOfMonth';
import { NoSuchBill } from './NoSuchBill';
import { OldBillOfMonth } from './OldBillOfMonth';
import { isMonth } from './queries';

/** One month's bill, of fibre or mobile, or a message that the address has no bill (docs/design.md §6). */
export default function BillingMonthScreen() {
  const { month } = useParams();
  const isMobile = useServiceType() === 'mobile';
  if (!isMonth(month)) return <NoSuchBill unit="月" />;
  return isOldMonth(month) && !isMobile ? (
    <OldBillOfMonth key={month} month={month} />
  ) : (
    <BillOfMonth key={month} month={month} />
  );
}
