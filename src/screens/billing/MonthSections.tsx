import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type * as Schema from '@/api/generated/schemas';
import { chartMonths } from '@/catalogue/billing';
import { formatMonth } from '@/lib/date';
import { billsOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { Section } from '@/ui/page/Section';
import { useEntryState } from '@/ui/useEntryState';
import { type BillYear, byYear, differences, isCollected, ofYear } from './months';
import { MonthTable } from './MonthTable';

interface MonthSectionsProps {
  /** Newest first. */
  months: readonly Schema.BillMonth[];
  onRetry: () => void;
  retrying: boolean;
}

/** Bills that a law firm collects, then the rest by year; older years open when asked for. */
export function MonthSections({ months, onRetry, retrying }: MonthSectionsProps) {
  const { year: yearPath } = billsOf(useServiceType());
  const [opened, setOpened] = useEntryState<readonly string[]>('years', []);
  const table = { differences: differences(months), onRetry, retrying };
  const collected = months.filter(({ status }) => isCollected(status));
  const others = months.filter(({ status }) => !isCollected(status));
  const recent = new Set(months.filter(({ status }) => status !== '0').slice(0, chartMonths));
  const years = byYear(others).map((each) => ({
    ...each,
    shown: opened.includes(each.year)
      ? each.months
      : each.months.filter((bill) => bill.status === '0' || recent.has(bill)),
  }));
  const closed = years.filter(({ shown }) => shown.length === 0);
  const [newestClosed] = closed;
  const [newest, ...older] = years.filter(({ shown }) => shown.length > 0);
  const opener = ({ year }: BillYear) => (
    <Button
      key={year}
      variant="secondary"
      size="small"
      onClick={() => setOpened([...opened, year])}
    >{`${year}年をすべて見る`}</Button>
  );
  const sectionOf = (each: (typeof years)[number], index: number) => (
    <Section
      key={each.year}
      label={`${each.year}年`}
      caption={span(each.shown, each.shown.length < each.months.length)}
      aside={
        ofYear(each.months, each.year).length > 0 && (
          <Button
            variant="text"
            href={yearPath(each.year)}
            aria-label={`明細と証明書(${each.year}年)`}
          >
            明細と証明書
          </Button>
        )
      }
    >
      <MonthTable
        {...table}
        caption={`${each.year}年のご請求`}
        months={each.shown}
        headed={index === 0}
      />
      {each.shown.length < each.months.length && <Box sx={{ mt: 3 }}>{opener(each)}</Box>}
    </Section>
  );

  return (
    <>
      {collected.length > 0 && (
        <Section label="弁護士事務所からのご請求" caption={`${collected.length}件`}>
          <MonthTable
            {...table}
            caption="弁護士事務所からのご請求"
            months={collected}
            headed
            withYear
          />
        </Section>
      )}
      {newest && sectionOf(newest, 0)}
      <DeferredContent>
        {older.map((each, index) => sectionOf(each, index + 1))}
        {newestClosed && (
          <Section label={`${newestClosed.year}年以前`}>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
              {closed.map(opener)}
            </Stack>
          </Section>
        )}
      </DeferredContent>
    </>
  );
}

/** `1月〜11月`; `12月以前` where earlier ones are still hidden. */
function span(shown: readonly Schema.BillMonth[], hasMore: boolean): string | undefined {
  const known = shown.filter(({ status }) => status !== '0');
  const [newest, oldest] = [known[0], known.at(-1)];
  if (!newest || !oldest) return undefined;
  if (hasMore) return `${formatMonth(newest.month)}以前`;
  return newest === oldest
    ? formatMonth(newest.month)
    : `${formatMonth(oldest.month)}〜${formatMonth(newest.month)}`;
}
