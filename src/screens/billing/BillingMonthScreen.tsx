import { useParams } from 'react-router-dom';
import { BusinessError } from '@/api/errors';
import { useServiceType } from '@/session/selectedService';
import { ErrorBoundary } from '@/shell/error/ScreenBoundary';
import { BillOfMonth } from './BillOfMonth';
import { NoSuchBill } from './NoSuchBill';
import { OldBillOfMonth } from './OldBillOfMonth';
import { isMonth, isOldMonth } from './queries';

/** One month's bill, of fibre or mobile, or a message that the address has no bill (docs/design.md §6). */
export default function BillingMonthScreen() {
  const { month } = useParams();
  const isMobile = useServiceType() === 'mobile';
  if (!isMonth(month)) return <NoSuchBill unit="月" />;
  return (
    <ErrorBoundary
      key={month}
      onRetry={() => undefined}
      fallback={(error) => {
        if (error instanceof BusinessError && error.status === 404) return <NoSuchBill unit="月" />;
        // The screen's boundary shows any other error.
        throw error;
      }}
    >
      {isOldMonth(month) && !isMobile ? (
        <OldBillOfMonth month={month} />
      ) : (
        <BillOfMonth month={month} />
      )}
    </ErrorBoundary>
  );
}
