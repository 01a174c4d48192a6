import type * as Schema from '@/api/generated/schemas';
import { formatYen } from '@/lib/yen';
import { sendOrder } from '../order/mutations';
import type { OrderForm, OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';

type Choice = NonNullable<Schema.FixedOptionOrder['choice']>;

/** One of the things to choose from. */
export interface ChoiceRow {
  value: Choice;
  title: string;
  help?: string;
  /** Yen a month with this choice; absent if the option costs the same with any. */
  fee?: number;
}

interface ChoiceFormParts {
  code: string;
  order_type: Schema.FixedOptionOrder['order_type'];
  label: string;
  rows: readonly ChoiceRow[];
  /** Chosen at first; absent for a change, where another one than that in use is to be chosen. */
  first?: Choice;
  /** A hook: the choice in use. */
  useCurrent?: () => Choice | undefined;
}

const none = () => undefined;

/** An order that asks for one choice within the option. */
export function choiceForm(parts: ChoiceFormParts): OrderForm {
  const { code, order_type, label, rows, first, useCurrent = none } = parts;
  const chosen = ({ choice }: OrderValues) => rows.find(({ value }) => value === choice);
  return {
    fields: [{ name: 'choice', label }],
    defaults: { choice: first ?? '' },
    Fields: () => (
      <ChoiceFields
        name="choice"
        label={label}
        current={useCurrent()}
        rows={rows.map(({ value, title, help, fee }) => ({
          value,
          title,
          help,
          amount: fee === undefined ? undefined : `${formatYen(fee)}/月`,
        }))}
      />
    ),
    rows: (values) => [
      { term: label, value: chosen(values)?.title ?? '', strong: true, field: 'choice' },
    ],
    useFee: (values) => chosen(values)?.fee,
    send: async (values, confirmed) => {
      const row = chosen(values);
      const choice = row?.value ?? null;
      const receipt = await sendOrder({ code, order_type, choice, confirmed });
      return row
        ? { ...receipt, rows: [...receipt.rows, { term: label, value: row.title }] }
        : receipt;
    },
  };
}
