import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { sessionPort } from '@/api/sessionPort';
import { pageName, pageOf } from '@/catalogue/fibreOptions';
import { addDays, addMonths, formatDay, formatFullDay, japanMonth, lastDayOf } from '@/lib/date';
import type { Absent } from '@/lib/present';
import { formatYen } from '@/lib/yen';
import { doneSlug, paths } from '@/paths';
import { readDraft } from '@/procedure/draft';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import {
  inputStep,
  type ProcedureData,
  type ProcedureField,
  type ReviewRow,
  useValues,
} from '@/procedure/procedureData';
import { DonePageOf } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { OptionChangeDialog } from '@/shell/error/ApiErrorDialog';
import { Nowrap } from '@/ui/page/Page';
import { EntryPage } from '../detail/OptionPage';
import { type OptionState, useOptionState } from '../optionState';
import { type OrderName, orderRefusal, orderTexts, type Outcome } from '../orders';
import { BillChange } from './BillChange';
import { CurrentOptions, OrderUnknown, useOrderBlocked } from './orderParts';
import { TakingBack } from './TakingBack';

export interface OrderOf {
  /** The option's code; where several share a page, that of the page. */
  code: string;
  order: OrderName;
}

/** The values of an order's form, by the name of the field: text or codes. */
export type OrderValues = Record<string, string>;

/** What is paid once for an order. */
interface Once {
  yen: number;
  /** What it is made of, or when it falls due. */
  note?: string;
}

/** What the review says beside what is so for every option. */
interface Ordered<Values extends OrderValues> {
  /** What was chosen; the receipt shows it too, without personal data. */
  rows?: ReviewRow<Values>[];
  /** The name of what is ordered, if it depends on the values. */
  product?: string | undefined;
  /** Yen a month after the order, if that depends on the values. */
  fee?: number | undefined;
  /** How many months are free from the first one on. */
  freeMonths?: number | undefined;
  once?: Once;
  /** Yen a month, and how many times, for a device that is paid with it. */
  instalment?: { yen: number; count: number } | undefined;
  /** What leaving costs in place of what the option's terms say; null for nothing. */
  leavingNote?: string | null;
}

/** What every call that orders an option answers. */
interface OrderAnswer {
  receipt_number: string;
  accepted_at: string;
  /** The option's name, where it isn't that of its page. */
  name?: string;
}

interface OrderProps<Values extends OrderValues, Answer extends OrderAnswer> extends OrderOf {
  fields?: readonly ProcedureField<Values>[];
  defaults?: Values;
  /**
   * @param confirmed what the review showed
   * @throws ApiError
   */
  submit: (values: Values, confirmed: Schema.Terms) => Promise<Answer>;
  review?: (values: Values) => Ordered<Values>;
  outcome: (answer: Answer, values: Values) => Outcome;
  /** Heading of the fields on the option's page. */
  label?: string;
  caption?: string;
  /** The fields; they use `useFormContext<Values>()`. None where nothing is asked. */
  children?: ReactNode;
}

/** All that the receipt says, without personal data: it is kept in session storage, and shown without the form's reads. */
export interface OrderReceipt extends Pick<OrderAnswer, 'receipt_number' | 'accepted_at'>, Outcome {
  /** Whether there was a step to fill in. */
  isAsked: boolean;
}

/** What is so of an order whatever its form asks. */
const dataOf = ({ code, order }: OrderOf) => {
  const name = pageName(code);
  const page = paths.optionDetail(pageOf(code));
  const isEntry = order === 'entry';
  return {
    name: `option_${code}_${order}`,
    title: `${name}の${orderTexts[order].title}`,
    path: isEntry ? page : paths.optionOrder(pageOf(code), order),
    exit: isEntry
      ? { to: paths.option(), label: 'ご契約オプションに戻る' }
      : { to: page, label: `${name}に戻る` },
    reviewNote: orderTexts[order].reviewNote,
    refusal: orderRefusal(order),
  };
};

const stepsOf = <Values extends OrderValues>(
  order: OrderName,
  isAsked: boolean,
  fields: readonly ProcedureField<Values>[],
) => (isAsked ? inputStep(fields, order === 'entry' ? '内容' : '入力') : []);

/** Any order of any option: what one asks, shows and sends of its own are its props (docs/product.md §7.3). */
export function Order<Values extends OrderValues, Answer extends OrderAnswer>(
  props: OrderProps<Values, Answer>,
) {
  const { code, order, fields = [], submit, review, outcome } = props;
  const isAsked = order === 'entry' || fields.length > 0;
  const secrets = fields.filter(({ secret }) => secret).map((field) => field.name);
  const of: ProcedureData<Values, OrderReceipt> = {
    ...dataOf(props),
    steps: stepsOf(order, isAsked, fields),
    submit: async (values, confirmed) => {
      const answer = await submit(values, confirmed);
      const { rows, next } = outcome(answer, values);
      return {
        receipt_number: answer.receipt_number,
        accepted_at: answer.accepted_at,
        rows: [
          { term: 'オプション', value: answer.name ?? pageName(code) },
          ...chosenRows(values, rows),
          ...rows,
        ],
        next,
        isAsked,
      };
    },
  };

  /** What the customer chose, in words; a row that the outcome has too is left to it. */
  function chosenRows(values: Values, rows: Outcome['rows']) {
    const known = new Set(rows.map(({ term }) => term));
    return (review?.(values).rows ?? []).flatMap(({ term, value, field }) =>
      typeof value === 'string' && value && !known.has(term) && !(field && secrets.includes(field))
        ? [{ term, value }]
        : [],
    );
  }

  return (
    <Procedure
      of={of}
      current={<CurrentOptions />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={() => <OrderUnknown code={code} order={order} />}
      done={(receipt) => <OrderDone code={code} order={order} receipt={receipt} />}
    >
      <OrderSteps {...props} />
    </Procedure>
  );
}

/** The receipt of an order, where its address asks for one and one is kept. */
export function useOrderReceipt({ code, order }: OrderOf): OrderReceipt | undefined {
  const step = useParams()['*'];
  if (step !== doneSlug) return undefined;
  const { name } = dataOf({ code, order });
  return readDraft<OrderValues, OrderReceipt>(name, sessionPort().serviceId('fixed') ?? '').receipt;
}

/** The last page of an order. It needs nothing but the receipt, so it waits for none of the reads of the form. */
export function OrderDone({ code, order, receipt }: OrderOf & { receipt: OrderReceipt }) {
  const { title, exit } = dataOf({ code, order });
  const { rows, next, isAsked, ...accepted } = receipt;
  return (
    <DonePageOf
      procedure={{ exit, steps: stepsOf(order, isAsked, []) }}
      title={`${title}を受け付けました。`}
      lead={next}
      end={<TakingBack code={code} order={order} />}
      of={accepted}
      rows={rows}
    />
  );
}

type OwnParts = 'defaults' | 'review' | 'label' | 'caption' | 'children';

function OrderSteps<Values extends OrderValues>({
  code,
  order,
  defaults,
  review,
  label,
  caption,
  children,
}: OrderOf & Pick<OrderProps<Values, OrderAnswer>, OwnParts>) {
  const state = useOptionState(code);
  return (
    <ProcedureForm<Values>
      defaults={(defaults ?? {}) as DefaultValues<Values>}
      blocked={useOrderBlocked(code, order)}
      review={<OrderReview state={state} order={order} review={review} />}
    >
      {order === 'entry' ? (
        <InputStep
          frame={(parts) => (
            <EntryPage state={state} label={label} caption={caption} {...parts}>
              {children}
            </EntryPage>
          )}
        />
      ) : (
        <InputStep>{children}</InputStep>
      )}
    </ProcedureForm>
  );
}

interface OrderReviewProps<Values extends OrderValues> {
  state: OptionState;
  order: OrderName;
  review: OrderProps<Values, OrderAnswer>['review'];
}

/** What is ordered, from when, and how it changes the options' monthly amount and the bill. */
function OrderReview<Values extends OrderValues>({
  state,
  order,
  review,
}: OrderReviewProps<Values>) {
  const values = useValues<Values>();
  const list = useRead(api.getOption);
  const ordered = review?.(values) ?? {};
  const { rows = [], product = state.name, fee = state.fee, freeMonths = 0, instalment } = ordered;
  const isMonthly = state.terms.start === 'next_month';
  const startsOn = isMonthly ? addDays(lastDayOf(list.month), 1) : undefined;
  return (
    <Review<Values>
      rows={[
        { term: 'オプション', value: product, strong: true },
        ...termRows(order, state, ordered, startsOn),
        ...rows,
        instalment && {
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
      ]}
      after={
        <>
          <BillChange
            from={firstMonth(order, state, values, list.month)}
            list={list}
            difference={
              {
                entry: fee,
                entry_cancel: -state.fee,
                quit: -state.fee,
                quit_cancel: state.fee,
                change: fee - state.fee,
              }[order]
            }
            instalment={instalment?.yen}
            freeMonths={freeMonths}
            isLater={order === 'entry' && !isMonthly}
            isTakenBack={order === 'entry_cancel' || order === 'quit_cancel'}
          />
          {order === 'quit' && !ordered.once && state.terms.leavingNote && (
            <Typography variant="help">{state.terms.leavingNote}</Typography>
          )}
        </>
      }
      action={orderTexts[order].action}
      variant={order === 'quit' ? 'destructive' : 'primary'}
    />
  );
}

/** What an order costs and when it takes effect. @param startsOn ISO day of an option that begins with a month */
function termRows<Values extends OrderValues>(
  order: OrderName,
  { terms, endsOn, fee: usual }: OptionState,
  { fee = usual, freeMonths = 0, once, leavingNote = terms.leavingNote }: Ordered<Values>,
  startsOn: string | undefined,
): (ReviewRow<Values> | Absent)[] {
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
  const starts = startsOn && { confirms: { starts_on: startsOn } };
  switch (order) {
    case 'entry': {
      const first = once ?? {
        yen: terms.first.reduce((sum, { yen }) => sum + yen, 0),
        note: terms.first.map(({ label }) => label).join('、'),
      };
      return [
        monthly,
        first.yen > 0 && {
          term: '初期費用',
          value: formatYen(first.yen),
          note: first.note,
          confirms: { fee: first.yen },
        },
        {
          term: '利用開始',
          value: startsOn ? formatFullDay(startsOn) : terms.startText,
          note: terms.startNote,
          ...starts,
        },
        { term: '解約時', value: terms.leaving, note: leavingNote },
      ];
    }
    case 'quit':
      return [
        {
          term: '解約の費用',
          value: once ? formatYen(once.yen) : terms.leaving,
          note: once?.note,
          ...(once && { confirms: { fee: once.yen } }),
        },
      ];
    case 'quit_cancel':
      return [monthly, { term: 'これまでの最後の日', value: formatDay(endsOn) }];
    case 'change':
      return starts
        ? [monthly, { term: '変更日', value: formatFullDay(startsOn), ...starts }]
        : [monthly];
    case 'entry_cancel':
      return [monthly];
  }
}

/** The first month of use (YYYYMM) in which the change holds. @param current the month in which it is ordered */
function firstMonth(
  order: OrderName,
  { endsOn }: OptionState,
  { quit_on }: OrderValues,
  current: string,
): string {
  const last = order === 'quit' ? quit_on : order === 'quit_cancel' ? endsOn : undefined;
  return addMonths(last && formatDay(last) !== '-' ? japanMonth(last) : current, 1);
}
