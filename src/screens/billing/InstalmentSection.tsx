import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { formatFullMonth } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { Ruler } from '@/ui/chart/Ruler';
import type { RulerMark } from '@/ui/chart/rulerScale';
import { Figure } from '@/ui/figure/Figure';
import { Section } from '@/ui/page/Section';

/** What is left to pay by instalments, including the construction cost (docs/design.md §6). */
export function InstalmentSection() {
  const [{ data: all }, { data: cost }] = useSuspenseQueries({
    queries: [read(api.getInstallment), read(api.getInstallmentConstructionCost)],
  });
  const { installments } = all;
  const [only] = installments;
  const paidOff = cost.installment?.remaining_total === 0 ? cost.installment : undefined;
  return (
    <Section
      label="分割払いの残り"
      caption={installments.length === 1 && only ? only.label : `${installments.length}件`}
    >
      <Stack spacing={{ xs: 9, sm: 14 }} useFlexGap>
        {installments.map((instalment) => (
          <InstalmentLeft
            key={instalment.installment_id}
            instalment={instalment}
            named={installments.length > 1}
            discount={instalment.kind === 'construction' ? cost.discount_total : 0}
          />
        ))}
      </Stack>
      {installments.length === 0 && <p>分割でお支払いいただいているものはありません。</p>}
      {paidOff && (
        <Typography variant="body2" color="textSecondary">
          {paidOff.label}のお支払いは、{formatFullMonth(paidOff.last_month)}のご請求で終わりました。
        </Typography>
      )}
    </Section>
  );
}

interface InstalmentLeftProps {
  instalment: Schema.Instalment;
  /** Shows the label, where there are several. */
  named: boolean;
  /** Yen of the remaining amount that a discount takes off. */
  discount: number;
}

function InstalmentLeft({ instalment, named, discount }: InstalmentLeftProps) {
  const { label, monthly_amount, total_count, paid_count, remaining_total, last_month } =
    instalment;
  const left = total_count - paid_count;
  return (
    <div>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: '4px 28px',
          mb: 4,
        }}
      >
        <div>
          {named && <b>{label}</b>}
          <p>
            {formatYen(monthly_amount)} × 残り{left}回・{formatFullMonth(last_month)}まで
          </p>
          {discount > 0 && (
            <Typography variant="body2" color="textSecondary">
              このうち{formatYen(discount)}は、割引で差し引かれます。
            </Typography>
          )}
        </div>
        <Box sx={{ ml: 'auto' }}>
          <Figure value={formatNumber(remaining_total)} unit="円" />
        </Box>
      </Stack>
      <Ruler
        label={`${label}：${total_count}回払いのうち${paid_count}回をご請求済み、残り${left}回`}
        parts={[{ key: 'paid', label: 'ご請求済み', value: paid_count, fill: 'pale' }]}
        total={total_count}
        unit="回"
        marks={instalmentMarks(paid_count, total_count)}
        minor={1}
        height={18}
        unnumbered
      />
    </div>
  );
}

/**
 * The share of the ruler that a label needs on a phone. The label of an end is left out if the mark in
 * between is closer than that.
 */
const room = 0.15;

/** Labels under the ruler of instalments: start, charged so far, end. */
function instalmentMarks(paid: number, total: number): RulerMark[] {
  const marks: RulerMark[] = [];
  if (paid / total > room || paid === 0) marks.push({ at: 0, label: '0回' });
  if (paid > 0) marks.push({ at: paid, label: `${paid}回目` });
  if ((total - paid) / total > room) marks.push({ at: total, label: `${total}回` });
  return marks;
}
