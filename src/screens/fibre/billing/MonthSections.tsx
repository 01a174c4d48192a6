import { useState } from 'react';
import styled from '@emotion/styled';
import { chartMonths } from '@/catalogue/business';
import { formatMonth } from '@/lib/date';
import { Button } from '@/ui/link/Button';
import { Section } from '@/ui/page/Section';
import { MonthTable } from './MonthTable';
import { byYear, differences, isOpen } from './months';
import type { BillMonth } from './queries';

const More = styled.div`
  margin-top: 12px;
`;

interface MonthSectionsProps {
  /** Newest first. */
  months: readonly BillMonth[];
  onRetry: () => void;
  retrying: boolean;
}

/** Bills that wait for the customer, then the rest by year; older years open when asked for. */
export function MonthSections({ months, onRetry, retrying }: MonthSectionsProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const table = { differences: differences(months), onRetry, retrying };
  const open = months.filter(({ status }) => isOpen(status));
  const others = months.filter(({ status }) => !isOpen(status));
  const recent = new Set(months.filter(({ status }) => status !== '0').slice(0, chartMonths));
  return (
    <>
      {open.length > 0 && (
        <Section label="お支払いが必要なご請求" caption={`${open.length}件`}>
          <MonthTable {...table} caption="お支払いが必要なご請求" months={open} headed withYear />
        </Section>
      )}
      {byYear(others).map(({ year, months: inYear }, index) => {
        const shown = opened.includes(year)
          ? inYear
          : inYear.filter((bill) => bill.status === '0' || recent.has(bill));
        const label = `${year}年`;
        return (
          <Section key={year} label={label} caption={span(inYear, shown)}>
            {shown.length > 0 && (
              <MonthTable
                {...table}
                caption={`${label}のご請求`}
                months={shown}
                headed={index === 0}
              />
            )}
            {shown.length < inYear.length && (
              <More>
                <Button variant="secondary" small onClick={() => setOpened([...opened, year])}>
                  {label}をすべて見る
                </Button>
              </More>
            )}
          </Section>
        );
      })}
    </>
  );
}

/** `1月〜11月`; `12月から前へ` where earlier ones are still hidden. */
function span(all: readonly BillMonth[], shown: readonly BillMonth[]): string {
  const known = (shown.length > 0 ? shown : all).filter(({ status }) => status !== '0');
  const [newest, oldest] = [known[0], known.at(-1)];
  if (!newest || !oldest) return '';
  if (shown.length < all.length) return `${formatMonth(newest.month)}から前へ`;
  return newest === oldest
    ? formatMonth(newest.month)
    : `${formatMonth(oldest.month)}〜${formatMonth(newest.month)}`;
}
