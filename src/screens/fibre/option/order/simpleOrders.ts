import { formatFullDay } from '@/lib/date';
import { sendOrder } from './mutations';
import type { OrderForm } from './orderForm';
import { type OrderName, orderTypes } from './orderNames';
import { QuitFields } from './QuitFields';

const nothingAsked = { fields: [], defaults: {}, rows: () => [] };

/** The orders of an option that asks for nothing but the last day. */
export function simpleOrder(code: string, order: OrderName): OrderForm {
  const order_type = orderTypes[order];
  if (order !== 'quit')
    return {
      ...nothingAsked,
      send: (_, confirmed) => sendOrder({ code, order_type, confirmed }),
    };
  return {
    ...quitForm,
    fields: desiredDay,
    send: ({ quit_on = null }, confirmed) =>
      sendOrder({ code, order_type, desired_on: quit_on, confirmed }),
  };
}

const lastDay = { name: 'quit_on', label: '解約する日' } as const;

/**
 * The last day for the call that orders any option, which names it `desired_on`; the partners' calls name
 * it `quit_on`, as the form does.
 */
export const desiredDay = [{ ...lastDay, requestField: 'desired_on' }] as const;

/** A form that asks for the last day; whoever uses it adds `send`. */
export const quitForm: Omit<OrderForm, 'send'> = {
  fields: [lastDay],
  defaults: { quit_on: '' },
  Fields: QuitFields,
  rows: ({ quit_on = '' }) => [
    {
      term: 'ご利用できる最後の日',
      value: quit_on && formatFullDay(quit_on),
      strong: true,
      field: 'quit_on',
    },
  ],
};
