import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { invoiceSwitchMonth } from '@/catalogue/billing';
import { addMonths, formatFullMonth } from '@/lib/date';
import { Section } from '@/ui/page/Section';
import { useEntryState } from '@/ui/useEntryState';
import { differences, isOpen } from './months';
import { MonthTable } from './MonthTable';
import { oldMonth } from './oldMonths';
/** Up to this many months are shown without a press. */
const few = 3;

/** `2023年9月以前のご請求` */
export const oldMonthsLabel = `${formatFullMonth(addMonths(invoiceSwitchMonth, -1))}以前のご請求`;

/**
 * The fibre bills of the old billing system. Shows nothing if there are none, and nothing while they are
 * read, since most customers have none. Stands below a `SectionBoundary`.
 */
export function OldMonthSection() {
  const { data, refetch, isFetching } = useQuery({
    ...read(api.getFixedBilling),
    throwOnError: true,
  });
  const [isOpened, setOpened] = useEntryState('old-months', false);
  const months = data?.bills.map(oldMonth) ?? [];
  if (months.length === 0) return null;
  const isShown = isOpened || months.length <= few || months.some(({ status }) => isOpen(status));
  return (
    <Section label={oldMonthsLabel} caption={`${months.length}件`}>
      {isShown ? (
        <MonthTable
          caption={oldMonthsLabel}
          months={months}
          differences={differences(months)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headed
          withYear
        />
      ) : (
        <Button
          variant="secondary"
          size="small"
          onClick={() => setOpened(true)}
        >{`${months.length}件をすべて見る`}</Button>
      )}
    </Section>
  );
}
