import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import type * as Schema from '@/api/generated/schemas';
import { labelOf } from '@/catalogue/labelOf';
import { dataParts } from '@/catalogue/mobile';
import { formatGb } from '@/lib/data';
import { untilDay } from '@/lib/date';
import { media } from '@/theme/media';
import { Swatch } from '@/ui/chart/Pattern';
import { Ruler } from '@/ui/chart/Ruler';
import { Nowrap } from '@/ui/page/Page';
import { DataTable } from '@/ui/row/DataTable';

// Below the name at 640 and less, and in line with it.
const below = { display: { xs: 'block', sm: 'inline' }, pl: { xs: 13, sm: 0 } };

const Left = styled.span`
  font-size: 18px;
  small {
    font-size: 14px;
    color: var(--ink-2);
  }
  &,
  small {
    white-space: nowrap;
  }
  ${media.narrow} {
    white-space: normal;
  }
`;

/** The parts of the data in the order in which they are used, as a ruler with its table. */
export function DataParts({ usage }: { usage: Schema.DataTrafficUsage }) {
  const parts = usage.parts.map((part, index) => ({ ...part, index }));
  const total = (usage.total_mb ?? 0) / 1000;
  return (
    <Box sx={{ mt: { xs: 6, sm: 9 } }}>
      {total > 0 && (
        <Ruler
          label={`データの残り ${formatGb(usage.left_mb ?? 0)}GB。内訳は下の表にあります`}
          unit="GB"
          total={total}
          restLabel="使った分"
          parts={parts.map((part) => ({
            key: String(part.index),
            label: labelOf(dataParts, part.kind),
            value: (part.left_mb ?? 0) / 1000,
          }))}
        />
      )}
      <Box sx={{ mt: 3 }}>
        <DataTable
          caption="データの残りの内訳"
          rows={parts}
          rowKey={(part) => String(part.index)}
          columns={[
            {
              key: 'kind',
              head: '使う順',
              cell: (part) => (
                <Box
                  component="span"
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 3, fontWeight: 400 }}
                >
                  <Swatch index={part.index} />
                  <b>{labelOf(dataParts, part.kind)}</b>
                </Box>
              ),
            },
            {
              key: 'until',
              head: '期限',
              below: true,
              cell: (part) => (
                <Box component="span" sx={below}>
                  {until(part)}
                </Box>
              ),
            },
            {
              key: 'left',
              head: '残り',
              right: true,
              cell: ({ left_mb, total_mb }) => (
                <Left>
                  {formatGb(left_mb ?? 0)} <small>/ {formatGb(total_mb ?? 0)} GB</small>
                </Left>
              ),
            },
          ]}
        />
      </Box>
    </Box>
  );
}

/** Until when a part can be used or, if the rest of it can be carried over, until when that is. */
function until({ left_mb, expires_on, carry_over_until }: Schema.DataPart) {
  if (left_mb === 0) return '使い切りました';
  if (carry_over_until === null) return untilDay(expires_on);
  return (
    <>
      <Nowrap>{untilDay(carry_over_until)}</Nowrap>
      <Nowrap>繰り越せます</Nowrap>
    </>
  );
}
