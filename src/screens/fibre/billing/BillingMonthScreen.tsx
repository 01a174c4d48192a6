import { useParams } from 'react-router-dom';
import { OutcomeError } from '@/api/errors';
import { ErrorBoundary } from '@/shell/error/ScreenBoundary';
import { BillOfMonth } from './BillOfMonth';
import { NoSuchMonth } from './NoSuchMonth';
import { isMonth } from './queries';

/** One month's bill, of fibre or mobile; an address that names no bill says so (look: billing). */
export default function BillingMonthScreen() {
  const { month } = useParams();
  if (!isMonth(month)) return <NoSuchMonth />;
  return (
    <ErrorBoundary
      key={month}
      onRetry={() => undefined}
      fallback={(error) => {
        if (error instanceof OutcomeError && error.status === 404) return <NoSuchMonth />;
        // Anything else is the screen's boundary's to show.
        throw error;
      }}
    >
      <BillOfMonth month={month} />
    </ErrorBoundary>
  );
}
