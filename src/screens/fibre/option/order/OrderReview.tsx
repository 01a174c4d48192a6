import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { addMonths, formatDay, formatFullDay, japanMonth } from '@/lib/date';
import { addDays, lastDayOf } from '@/lib/days';
import { formatYen } from '@/lib/yen';
import { type ReviewRow, useValues } from '@/procedure/procedureData';
import { Review } from '@/procedure/Review';
import { Nowrap } from '@/ui/page/Page';
import type { OptionState } from '../type/option';
import { useOptionState } from '../type/optionState';
import { BillChange } from './BillChange';
import type { Once, OrderForm, OrderValues } from './orderForm';
import { type OrderName, orderTexts } from './orderNames';

const nothing = () => undefined;

interface OrderReviewProps {
  code: string;
  order: OrderName;
  form: OrderForm;
}

/** What is ordered, from when, and how it changes the options' monthly amount and the bill. */
export function OrderReview({ code, order, form }: OrderReviewProps) {
  const values = useValues<OrderValues>();
  const {
    product,
    useFee = nothing,
    useOnce = nothing,
    useInstalment = nothing,
    useFreeMonths = nothing,
    leavingNote,
  } = form;
  const state = useOptionState(code);
  const { data: list } = useSuspenseQuery(read(api.getOption));
  const fee = useFee(values) ?? state.fee;
  const once = useOnce(values);
  const instalment = useInstalment(values);
  const freeMonths = useFreeMonths(values) ?? 0;
  const startsOn = state.terms.start === 'next_month' ? dayAfterMonth(list.month) : undefined;
  const difference = {
    entry: fee,
    entry_cancel: -state.fee,
    quit: -state.fee,
    quit_cancel: state.fee,
    change: fee - state.fee,
  }[order];
  return (
    <Review<OrderValues>
      rows={[
        { term: 'オプション', value: product?.(values) ?? state.name, strong: true },
        ...rowsOf(
          order,
          state,
          { fee, once, freeMonths, startsOn },
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
      ]}
      after={
        <>
          <BillChange
            from={monthOf(order, state, values, list.month)}
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
      }
      action={orderTexts[order].action}
      variant={order === 'quit' ? 'destructive' : 'primary'}
    />
  );
}

interface Cost {
  /** Yen a month, and once. */
  fee: number;
  once: Once | undefined;
  freeMonths: number;
  /** ISO day of an option that begins with a month; undefined where another rule says when. */
  startsOn: string | undefined;
}

function rowsOf(
  order: OrderName,
  state: OptionState,
  { fee, once, freeMonths, startsOn }: Cost,
  leavingNote: string | undefined,
): ReviewRow<OrderValues>[] {
  const { terms } = state;
  const monthly = {
    term: '毎月の料金',
    value: `${formatYen(fee)}/月`,
    confirms: { monthly_fee: fee },
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
      {
        term: '利用開始',
        value: startsOn ? formatFullDay(startsOn) : terms.startText,
        note: terms.startNote,
        ...(startsOn && { confirms: { starts_on: startsOn } }),
      },
      { term: '解約時', value: terms.leaving, note: leavingNote },
    ];
  if (order === 'quit')
    return [
      {
        term: '解約の費用',
        value: once ? formatYen(once.yen) : terms.leaving,
        note: once?.note,
        ...(once && { confirms: { fee: once.yen } }),
      },
    ];
  if (order === 'quit_cancel')
    return [monthly, { term: 'これまでの最後の日', value: formatDay(state.endsOn) }];
  return [
    monthly,
    ...(order === 'change' && startsOn
      ? [{ term: '変更日', value: formatFullDay(startsOn), confirms: { starts_on: startsOn } }]
      : []),
  ];
}

function firstCost(
  first: OptionState['terms']['first'],
  once: Once | undefined,
): ReviewRow<OrderValues>[] {
  const { yen, note } = once ?? {
    yen: first.reduce((sum, part) => sum + part.yen, 0),
    note: first.map(({ label }) => label).join('、'),
  };
  return yen > 0 ? [{ term: '初期費用', value: formatYen(yen), note, confirms: { fee: yen } }] : [];
}

/** The first month of use (YYYYMM) in which the change holds. @param current the month in which it is ordered */
function monthOf(
  order: OrderName,
  { endsOn }: OptionState,
  values: OrderValues,
  current: string,
): string {
  const last = order === 'quit' ? values['quit_on'] : order === 'quit_cancel' ? endsOn : undefined;
  return addMonths(last && formatDay(last) !== '-' ? japanMonth(last) : current, 1);
}

const dayAfterMonth = (month: string): string => addDays(lastDayOf(month), 1);
