import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { now } from '@/lib/clock';
import { addMonths, formatDay, japanMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import type { Review, ReviewRow } from '@/procedure/procedure';
import { Nowrap } from '@/ui/page/Page';
import { optionQueries } from '../queries';
import type { OptionState } from '../type/option';
import { useOptionState } from '../type/optionState';
import { BillChange } from './BillChange';
import type { Once, OrderForm, OrderValues } from './orderForm';
import { type OrderName, orderTexts } from './orderNames';

const nothing = () => undefined;

/** What is ordered, from when, and how it changes the options' monthly amount and the bill. */
export function useOrderReview(
  code: string,
  order: OrderName,
  form: OrderForm,
  values: OrderValues,
): Review<OrderValues> {
  const {
    product,
    useFee = nothing,
    useOnce = nothing,
    useInstalment = nothing,
    useFreeMonths = nothing,
    leavingNote,
  } = form;
  const state = useOptionState(code);
  const { data: list } = useSuspenseQuery(optionQueries.list());
  const fee = useFee(values) ?? state.fee;
  const once = useOnce(values);
  const instalment = useInstalment(values);
  const freeMonths = useFreeMonths(values) ?? 0;
  const difference = {
    entry: fee,
    entry_cancel: -state.fee,
    quit: -state.fee,
    quit_cancel: state.fee,
    change: fee - state.fee,
  }[order];
  return {
    rows: [
      { term: 'オプション', value: product?.(values) ?? state.name, strong: true },
      ...rowsOf(
        order,
        state,
        fee,
        once,
        freeMonths,
        leavingNote ? leavingNote(values) : state.terms.leavingNote,
      ),
      ...form.rows(values),
      ...(instalment
        ? [
            {
              term: '毎月のお支払い',
              value: `${formatYen(fee + instalment.yen)}/月`,
              note: (
                <>
                  料金 {formatYen(fee)}と機器代金 {formatYen(instalment.yen)}。
                  <Nowrap>{instalment.count + 1}か月目から</Nowrap>
                  {formatYen(fee)}
                </>
              ),
            },
          ]
        : []),
    ],
    after: (
      <>
        <BillChange
          from={monthOf(order, state, values)}
          before={list.next_month_total}
          difference={difference}
          instalment={instalment?.yen}
          known={list.next_month_total - list.monthly_total}
          freeMonths={freeMonths}
          isLater={order === 'entry' && state.terms.start !== 'next_month'}
          isTakenBack={order === 'entry_cancel' || order === 'quit_cancel'}
        />
        {order === 'quit' && !once && state.terms.leavingNote && (
          <Typography variant="body2" color="textSecondary">
            {state.terms.leavingNote}
          </Typography>
        )}
      </>
    ),
    action: orderTexts[order].action,
    variant: order === 'quit' ? 'destructive' : 'primary',
  };
}

function rowsOf(
  order: OrderName,
  state: OptionState,
  fee: number,
  once: Once | undefined,
  freeMonths: number,
  leavingNote: string | undefined,
): ReviewRow<OrderValues>[] {
  const { terms } = state;
  const monthly = {
    term: '毎月の料金',
    value: `${formatYen(fee)}/月`,
    note:
      freeMonths > 0 ? (
        <>
          ご利用が始まる月から{freeMonths}か月は無料、
          <Nowrap>{freeMonths + 1}か月目から</Nowrap>
          {formatYen(fee)}
        </>
      ) : undefined,
  };
  if (order === 'entry')
    return [
      monthly,
      ...firstCost(terms.first, once),
      { term: '利用開始', value: terms.startText, note: terms.startNote },
      { term: '解約時', value: terms.leaving, note: leavingNote },
    ];
  if (order === 'quit')
    return [
      {
        term: '解約の費用',
        value: once ? formatYen(once.yen) : terms.leaving,
        note: once?.note,
      },
    ];
  if (order === 'quit_cancel')
    return [monthly, { term: 'これまでの最後の日', value: formatDay(state.endsOn) }];
  return [monthly];
}

function firstCost(
  first: OptionState['terms']['first'],
  once: Once | undefined,
): ReviewRow<OrderValues>[] {
  const { yen, note } = once ?? {
    yen: first.reduce((sum, part) => sum + part.yen, 0),
    note: first.map(({ label }) => label).join('、'),
  };
  return yen > 0 ? [{ term: '初期費用', value: formatYen(yen), note }] : [];
}

/** The first month of use (YYYYMM) in which the change holds. */
function monthOf(order: OrderName, { endsOn }: OptionState, values: OrderValues): string {
  const last = order === 'quit' ? values['quit_on'] : order === 'quit_cancel' ? endsOn : undefined;
  const month = last && formatDay(last) !== '-' ? japanMonth(last) : japanMonth(now());
  return addMonths(month, 1);
}
