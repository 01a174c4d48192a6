import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { pageName, pageOf } from '@/catalogue/fibreOptions';
import { endless, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import type { ProcedureData } from '@/procedure/procedureData';
import { DonePage, ReceiptRows, ReceiptSection } from '@/procedure/Receipt';
import { ReviewStep } from '@/procedure/Review';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { Nowrap } from '@/ui/page/Page';
import { CurrentOptions } from '../CurrentOptions';
import { EntryFrame } from '../detail/EntryFrame';
import { useOptionState } from '../type/optionState';
import { optionTypeOf } from '../type/optionTypes';
import { isPossible } from '../type/whyNot';
import type { OrderForm, OrderReceipt, OrderValues } from './orderForm';
import { type OrderName, orderTexts } from './orderNames';
import { OrderReview } from './OrderReview';
import { OrderUnknown } from './OrderUnknown';
import { orderRefusal } from './refusal';
import { simpleOrder } from './simpleOrders';
import { useOrderBlocked } from './useOrderBlocked';

interface OrderProps {
  code: string;
  order: OrderName;
}

const formOf = (code: string, order: OrderName): OrderForm =>
  optionTypeOf(code)[order] ?? simpleOrder(code, order);

/** The plain data of one order of one option. */
export function orderOf(code: string, order: OrderName): ProcedureData<OrderValues, OrderReceipt> {
  const form = formOf(code, order);
  const { title, reviewNote } = orderTexts[order];
  const name = pageName(code);
  const page = paths.optionDetail(pageOf(code));
  const isEntry = order === 'entry';
  return {
    name: `option_${code}_${order}`,
    title: `${name}の${title}`,
    path: isEntry ? page : paths.optionOrder(pageOf(code), order),
    exit: isEntry
      ? { to: paths.option(), label: 'ご契約オプションに戻る' }
      : { to: page, label: `${name}に戻る` },
    reviewNote,
    steps:
      isEntry || form.fields.length > 0
        ? [{ slug: '', label: isEntry ? '内容' : '入力', fields: form.fields }]
        : [],
    submit: async (values, confirmed) =>
      withAnswers(await form.send(values, confirmed), form, values),
    refusal: orderRefusal(order),
  };
}

/** One order of one option: its form is that of the option's type (docs/product.md §7.3). */
export function Order({ code, order }: OrderProps) {
  const data = useMemo(() => orderOf(code, order), [code, order]);
  return (
    <Procedure
      of={data}
      current={<CurrentOptions />}
      failureDialog={(close) => <OptionChangeDialog onClose={close} />}
      unknown={() => <OrderUnknown code={code} order={order} />}
      done={(receipt) => (
        <DonePage title={`${data.title}を受け付けました。`}>
          <OrderReceiptBody receipt={receipt} code={code} order={order} />
        </DonePage>
      )}
    >
      <OrderSteps code={code} order={order} />
    </Procedure>
  );
}

const noDefaults = () => ({});

function OrderSteps({ code, order }: OrderProps) {
  const form = formOf(code, order);
  const { defaults, useDefaults = noDefaults, Fields } = form;
  const read = useDefaults();
  const blocked = useOrderBlocked(code, order);
  return (
    <ProcedureForm<OrderValues> defaults={{ ...defaults, ...read }} blocked={blocked}>
      {order === 'entry' ? (
        <InputStep frame={(parts) => <EntryFrame code={code} form={form} {...parts} />} />
      ) : (
        <InputStep>{Fields && <Fields />}</InputStep>
      )}
      <ReviewStep>
        <OrderReview code={code} order={order} form={form} />
      </ReviewStep>
    </ProcedureForm>
  );
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
      <ReceiptRows of={receipt} ink="top" rows={[...receipt.rows]} />
    </ReceiptSection>
  );
}
