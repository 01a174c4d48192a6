import { useSuspenseQuery } from '@tanstack/react-query';
import { consoleFees } from '@/catalogue/fibreOptions/terms';
import type { OptionKind, OrderForm } from '../order/orderForm';
import { sendOrder } from '../order/sendOrder';
import { quitForm } from '../order/simpleOrders';
import { kindQueries } from './kindQueries';
import { ConsoleQuitFields, EditionFields, editionNames, leavings } from './partnerFields';

const code = 'MO301N';

const editionOf = (value: string | undefined) =>
  value === 'standard' || value === 'digital' ? value : undefined;

const editionForm = (order_type: '1' | '5'): OrderForm => ({
  fields: [{ name: 'edition', label: 'エディション' }],
  defaults: { edition: '' },
  label: 'エディション',
  caption: '3年契約',
  Fields: EditionFields,
  rows: ({ edition }) => {
    const chosen = editionOf(edition);
    return [
      {
        term: 'エディション',
        value: chosen ? editionNames[chosen] : '',
        strong: true,
        field: 'edition',
      },
      { term: 'ご契約期間', value: '3年間' },
    ];
  },
  fee: ({ edition }) => {
    const chosen = editionOf(edition);
    return chosen && consoleFees[chosen];
  },
  send: ({ edition }) => sendOrder({ code, order_type, edition: editionOf(edition) ?? null }),
});

const leavingOf = (value: string | undefined) => leavings.find((row) => row.value === value);

/** ゲーム機プラン: two editions, three years from the arrival, returned or bought when it is left. */
export const ps5: OptionKind = {
  entry: editionForm('1'),
  change: editionForm('5'),
  quit: {
    ...quitForm,
    fields: [...quitForm.fields, { name: 'leaving', label: '機器' }],
    defaults: { ...quitForm.defaults, leaving: '' },
    Fields: ConsoleQuitFields,
    rows: (values) => [
      ...quitForm.rows(values),
      {
        term: '機器',
        value: leavingOf(values['leaving'])?.title ?? '',
        strong: true,
        field: 'leaving',
      },
    ],
    send: ({ quit_on = '', leaving }) =>
      sendOrder({
        code,
        order_type: '3',
        desired_on: quit_on || null,
        leaving: leavingOf(leaving)?.value ?? null,
      }),
  },
  useFacts: () => {
    const { data } = useSuspenseQuery(kindQueries.ps5());
    const leaving = leavingOf(data.leave_by ?? undefined);
    return [
      ...(data.edition ? [{ term: 'エディション', value: editionNames[data.edition] }] : []),
      { term: 'ご契約期間', value: `${data.contract_months}か月` },
      ...(leaving ? [{ term: '解約後の機器', value: leaving.title }] : []),
    ];
  },
};
