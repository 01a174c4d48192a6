import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useSuspenseQueries } from '@tanstack/react-query';
import { formatFullMonth } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { media } from '@/theme/media';
import { Ruler } from '@/ui/chart/Ruler';
import { Figure } from '@/ui/figure/Figure';
import { Section } from '@/ui/page/Section';
import { instalmentMarks } from './instalmentMarks';
import { billingQueries, type Instalment } from './queries';

const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 4px 28px;
  margin-bottom: 16px;
`;

const Left = styled.div`
  margin-left: auto;
`;

const One = styled.div`
  & + & {
    margin-top: 56px;
    ${media.small} {
      margin-top: 36px;
    }
  }
`;

/** What is left to pay by instalments, the construction cost among it (look: billing-list). */
export function InstalmentSection() {
  const [{ data: all }, { data: cost }] = useSuspenseQueries({
    queries: [billingQueries.instalments(), billingQueries.constructionCost()],
  });
  const { installments } = all;
  const [only] = installments;
  const paidOff = cost.installment?.remaining_total === 0 ? cost.installment : undefined;
  return (
    <Section
      label="分割払いの残り"
      caption={installments.length === 1 && only ? only.label : `${installments.length}件`}
    >
      {installments.map((instalment) => (
        <One key={instalment.installment_id}>
          <InstalmentLeft
            instalment={instalment}
            named={installments.length > 1}
            discount={instalment.kind === 'construction' ? cost.discount_total : 0}
          />
        </One>
      ))}
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
  instalment: Instalment;
  /** Several stand below each other. */
  named: boolean;
  /** Yen of what is left that is taken off. */
  discount: number;
}

function InstalmentLeft({ instalment, named, discount }: InstalmentLeftProps) {
  const { label, monthly_amount, total_count, paid_count, remaining_total, last_month } =
    instalment;
  const left = total_count - paid_count;
  return (
    <>
      <Opening>
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
        <Left>
          <Figure value={formatNumber(remaining_total)} unit="円" />
        </Left>
      </Opening>
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
    </>
  );
}
