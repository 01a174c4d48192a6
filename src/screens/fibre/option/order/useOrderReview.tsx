import { useSuspenseQuery } from '@tanstack/react-query';
import { addMonths, formatDay, formatMonth, japanMonth } from '@/lib/date';
import { now } from '@/lib/clock';
import { formatNumber, formatYen } from '@/lib/yen';
import type { Review, ReviewRow } from '@/procedure/procedure';
import { Change } from '@/ui/figure/Change';
import { Small } from '@/ui/Text';
import type { OptionState } from '../kind/optionState';
import { useOptionState } from '../kind/optionState';
import { optionQueries } from '../queries';
import type { OrderForm, OrderValues } from './orderForm';
import { orderWords, type OrderName } from './orderNames';

/** What is ordered, from when, and what it makes of the options' monthly cost. */
export function useOrderReview(
  code: string,
  order: OrderName,
  form: OrderForm,
  values: OrderValues,
): Review<OrderValues> {
  const state = useOptionState(code);
  const { data: list } = useSuspenseQuery(optionQueries.list());
  const fee = form.fee?.(values) ?? state.fee;
  const difference = {
    entry: fee,
    entry_cancel: -state.fee,
    quit: -state.fee,
    quit_cancel: state.fee,
    change: fee - state.fee,
  }[order];
  const before = list.next_month_total;
  const from = monthOf(order, state, values);
  return {
    rows: [
      { term: 'オプション', value: state.name, strong: true },
      ...rowsOf(order, state, fee),
      ...form.rows(values),
    ],
    after: (
      <div>
        <Small>
          毎月のオプション料金({from}から)
          {order === 'entry' &&
            state.terms.start !== 'next_month' &&
            '。ご利用が始まる月から変わります'}
        </Small>
        <Change before={formatNumber(before)} after={formatNumber(before + difference)} unit="円" />
        {order === 'quit' && state.terms.leavingNote && <Small>{state.terms.leavingNote}</Small>}
      </div>
    ),
    action: orderWords[order].action,
    variant: order === 'quit' ? 'destructive' : 'primary',
  };
}

function rowsOf(order: OrderName, state: OptionState, fee: number): ReviewRow<OrderValues>[] {
  const { terms } = state;
  const monthly = { term: '毎月の料金', value: `${formatYen(fee)}/月` };
  if (order === 'entry')
    return [
      monthly,
      { term: '利用開始', value: terms.startWords, note: terms.startNote },
      { term: 'やめるとき', value: terms.leaving, note: terms.leavingNote },
    ];
  if (order === 'quit') return [{ term: '解約の費用', value: terms.leaving }];
  if (order === 'quit_cancel')
    return [monthly, { term: 'これまでの最後の日', value: formatDay(state.endsOn) }];
  return [monthly];
}

function monthOf(order: OrderName, { endsOn }: OptionState, values: OrderValues): string {
  const last = order === 'quit' ? values['quit_on'] : order === 'quit_cancel' ? endsOn : undefined;
  const month = last && formatDay(last) !== '-' ? japanMonth(last) : japanMonth(now());
  return formatMonth(addMonths(month, 1));
}
