import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type * as Schema from '@/api/generated/schemas';
import { formatYen } from '@/lib/yen';
import { Swatch } from '@/ui/chart/Pattern';
import { Ruler } from '@/ui/chart/Ruler';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { WordWrap } from '@/ui/WordWrap';
import { billParts } from './billParts';

interface PartsSectionProps {
  bill: Pick<Schema.BillDetail, 'groups' | 'carried_forward'>;
  /** Yen. */
  total: number;
}

/** Of what a bill's sum is made, as a ruler whose legend leads to the lines of each part; nothing for one part. */
export function PartsSection({ bill, total }: PartsSectionProps) {
  const parts = billParts(bill);
  const added = parts.filter(({ amount }) => amount > 0);
  if (added.length < 2) return null;
  const sum = added.reduce((all, { amount }) => all + amount, 0);
  return (
    <Section label="金額の内訳" caption="項目を選ぶと、明細に移ります">
      <Ruler
        label={`${formatYen(sum)}の内訳は、${added
          .map(({ label, amount }) => `${label} ${formatYen(amount)}`)
          .join('、')}です`}
        parts={added.map(({ label, amount }) => ({ key: label, label, value: amount }))}
        total={sum}
        unit="円"
        height={26}
      />
      <Box sx={{ mt: 5 }}>
        <AmountTable
          caption="金額の内訳"
          rows={parts.map(({ label, amount, section }, index) => ({
            key: `${index} ${label}`,
            name: (
              <Stack direction="row" component="span" sx={{ alignItems: 'center', columnGap: 3 }}>
                {index < added.length && <Swatch index={index} />}
                <Link href={`#${section}`}>
                  <WordWrap>{label}</WordWrap>
                </Link>
              </Stack>
            ),
            amount,
          }))}
          subtotal={{ label: 'ご請求額', amount: total }}
        />
      </Box>
    </Section>
  );
}
