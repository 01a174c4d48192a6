import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { formatGb } from '@/lib/data';
import { formatMonth } from '@/lib/date';
import { media } from '@/theme/media';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';

const Bar = styled.svg`
  display: block;
  width: min(290px, 22vw);
  height: 14px;
  print-color-adjust: exact;
`;

const Gb = styled(Nowrap)`
  font-size: 18px;
  small {
    margin-left: 2px;
    font-size: 14px;
    color: var(--ink-2);
  }
  ${media.small} {
    [data-below] & {
      font-size: inherit;
    }
  }
`;

/** The last months, each with a bar for what was used (docs/design.md §6). */
export function MonthsSection({ months }: { months: readonly Schema.MonthUsage[] }) {
  const most = Math.max(1, ...months.map(({ used_mb }) => used_mb));
  const oldest = months.at(-1);
  return (
    <Section label="月ごと" caption={oldest && `${formatMonth(oldest.month)}から`}>
      <DataTable
        caption="月ごとの使用量"
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', head: '月', cell: monthName },
          {
            key: 'bar',
            head: '使った分',
            cell: ({ used_mb, is_running }) => <UsedBar part={used_mb / most} solid={is_running} />,
          },
          { key: 'used', head: '使用量', right: true, cell: ({ used_mb }) => gb(used_mb) },
          {
            key: 'plan',
            head: '契約の量',
            right: true,
            below: true,
            cell: ({ plan_mb }) => below('契約', plan_mb === null ? '無制限' : gb(plan_mb)),
          },
          {
            key: 'carried',
            head: '次の月へ繰り越し',
            right: true,
            below: true,
            cell: ({ carried_over_mb }) =>
              carried_over_mb === null ? (
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  -
                </Box>
              ) : (
                below('繰り越し', gb(carried_over_mb))
              ),
          },
        ]}
      />
    </Section>
  );
}

const monthName = ({ month, is_running }: Schema.MonthUsage) =>
  is_running ? (
    <Nowrap>
      <b>{formatMonth(month)}</b>{' '}
      <Box component="small" sx={{ fontSize: 14, fontWeight: 400, color: 'text.secondary' }}>
        途中
      </Box>
    </Nowrap>
  ) : (
    formatMonth(month)
  );

const gb = (mb: number) => (
  <Gb>
    {formatGb(mb)}
    <small>GB</small>
  </Gb>
);

/** At 640 and less the content stands below the month, so its column's name goes with it. */
const below = (label: string, content: ReactNode) => (
  <span data-below>
    <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
      {label}{' '}
    </Box>
    {content}
  </span>
);

function UsedBar({ part, solid }: { part: number; solid: boolean }) {
  const end = `${part * 100}%`;
  return (
    <Bar aria-hidden="true">
      <rect width={end} height="14" fill={solid ? 'var(--svc)' : 'var(--bar)'} />
      {part > 0 && (
        <rect x={end} width="3" height="14" fill="var(--svc-mid)" transform="translate(-3 0)" />
      )}
    </Bar>
  );
}
