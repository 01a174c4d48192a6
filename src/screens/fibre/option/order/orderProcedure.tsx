import Button from '@mui/material/Button';
import { pageName, pageOf } from '@/catalogue/fibreOptions';
import { endless, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { Nowrap } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { CurrentOptions } from '../CurrentOptions';
import { EntryFrame } from '../detail/EntryFrame';
import { useOptionState } from '../type/optionState';
import { optionTypeOf } from '../type/optionTypes';
import { isPossible } from '../type/whyNot';
import type { OrderForm, OrderReceipt, OrderValues } from './orderForm';
import { type OrderName, orderTexts } from './orderNames';
import { OrderUnknown } from './OrderUnknown';
import { orderRefusal } from './refusal';
import { simpleOrder } from './simpleOrders';
import { useOrderBlocked } from './useOrderBlocked';
import { useOrderReview } from './useOrderReview';

type OrderProcedure = Procedure<OrderValues, OrderReceipt>;

const made = new Map<string, OrderProcedure>();

/** The procedure of one order of one option. It is made only once, since its hooks belong to the object. */
export function orderProcedure(code: string, order: OrderName): OrderProcedure {
  const key = `${code} ${order}`;
  const known = made.get(key) ?? makeProcedure(code, order);
  made.set(key, known);
  return known;
}

const formOf = (code: string, order: OrderName): OrderForm =>
  optionTypeOf(code)[order] ?? simpleOrder(code, order);

function makeProcedure(code: string, order: OrderName): OrderProcedure {
  const form = formOf(code, order);
  const { title, reviewNote } = orderTexts[order];
  const name = pageName(code);
  const page = paths.optionDetail(pageOf(code));
  const { Fields = () => null } = form;
  const asks = order === 'entry' || form.fields.length > 0;
  return {
    name: `option_${code}_${order}`,
    title: `${name}の${title}`,
    path: order === 'entry' ? page : paths.optionOrder(pageOf(code), order),
    exit:
      order === 'entry'
        ? { to: paths.option(), label: 'ご契約オプションに戻る' }
        : { to: page, label: `${name}に戻る` },
    Current: CurrentOptions,
    reviewNote,
    defaults: form.defaults,
    ...(form.useDefaults && { useDefaults: form.useDefaults }),
    inputs: asks
      ? [
          {
            slug: '',
            label: order === 'entry' ? '内容' : '入力',
            fields: form.fields,
            Fields,
            ...(order === 'entry' && {
              Frame: (parts) => <EntryFrame code={code} form={form} {...parts} />,
            }),
          },
        ]
      : [],
    useAvailability: () => useOrderBlocked(code, order),
    useReview: (values) => useOrderReview(code, order, form, values),
    submit: async (values, confirmed) =>
      withAnswers(await form.send(values, confirmed), form, values),
    refusal: orderRefusal(order),
    FailureDialog: OptionChangeDialog,
    Unknown: () => <OrderUnknown code={code} order={order} />,
    done: {
      title: () => `${name}の${title}を受け付けました。`,
      keep: (receipt) => receipt,
      Receipt: ({ receipt }) => <OrderReceiptBody receipt={receipt} code={code} order={order} />,
    },
  };
}

/** Adds what was chosen to the receipt, except personal data: a receipt is kept in session storage. */
function withAnswers(receipt: OrderReceipt, form: OrderForm, values: OrderValues): OrderReceipt {
  const secret = new Set(form.fields.filter((field) => field.secret).map(({ name }) => name));
  const said = new Set(receipt.rows.map(({ term }) => term));
  const chosen = form
    .rows(values)
    .flatMap(({ term, value, field }) =>
      typeof value === 'string' && value && !said.has(term) && !(field && secret.has(field))
        ? [{ term, value }]
        : [],
    );
  const [option, ...others] = receipt.rows;
  return { ...receipt, rows: [...(option ? [option] : []), ...chosen, ...others] };
}

interface OrderReceiptBodyProps {
  receipt: OrderReceipt;
  code: string;
  order: OrderName;
}

/** Number, time, what, who and from when of an order; of a cancellation, until when it can be taken back. */
function OrderReceiptBody({ receipt, code, order }: OrderReceiptBodyProps) {
  const facts = useReceiptFacts(receipt);
  const state = useOptionState(code);
  const isTakenBack = order === 'quit' && isPossible(state, 'quit_cancel');
  return (
    <ReceiptSection
      lead={receipt.next}
      end={
        isTakenBack &&
        state.endsOn !== endless && (
          <>
            <p>
              取りやめる場合は、<Nowrap>{formatDay(state.endsOn)}まで</Nowrap>、解約を取り消せます。
            </p>
            <Button variant="text" href={paths.optionOrder(state.page, 'quit_cancel')}>
              解約を取り消す
            </Button>
          </>
        )
      }
    >
      <DescriptionList ink="top" stacked items={[...receipt.rows, ...facts]} />
    </ReceiptSection>
  );
}
