import styled from '@emotion/styled';
import { useFormContext } from 'react-hook-form';
import { planUnchanged } from '@/catalogue/messages';
import { formatDay } from '@/lib/date';
import { formatDifference } from '@/lib/yen';
import { type } from '@/theme/type';
import { FieldError } from '@/ui/fields/FieldFrame';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { ChangeTable } from '@/ui/row/ChangeTable';
import { Small } from '@/ui/Text';
import { changeRows, isChanged, monthlyChange, type PlanValues } from './planChoice';
import { usePlanExchange } from './planEntry';

const Root = styled.div`
  margin-top: 56px;
  padding-top: 20px;
  border-top: 2px solid var(--ink);
  h2 {
    ${type.label};
  }
`;

const Place = styled.div`
  margin-top: 8px;
`;

/** Old and new side by side with the monthly difference, live (look: plan). */
export function PlanResult() {
  const exchange = usePlanExchange();
  const { register, watch, formState } = useFormContext<PlanValues>();
  const rows = changeRows(exchange, watch());
  const { before, after } = monthlyChange(rows);
  const problem = formState.errors.changed?.message;
  register('changed', {
    validate: (_, values) => isChanged(exchange, values) || planUnchanged,
  });
  return (
    <Root>
      <h2 id="changed" tabIndex={-1}>
        料金はこう変わります
      </h2>
      {problem && <FieldError id="changed-error">{problem}</FieldError>}
      <Small>{formatDay(exchange.starts_on)}から</Small>
      <Place aria-live="polite">
        <ChangeTable caption="毎月の料金の、いまと変更後" rows={rows} total="毎月" />
        <GrandTotal flush label="毎月の差" value={formatDifference(after - before)} />
      </Place>
    </Root>
  );
}
