import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { fibreOption } from '@/catalogue/fibreOptions';
import { consoleCodes } from '@/catalogue/fibreOptions/terms';
import { labelOf } from '@/catalogue/labelOf';
import { sendOrder } from '../order/mutations';
import type { OptionType, OrderForm, OrderValues } from '../order/orderForm';
import { desiredDay, quitForm } from '../order/simpleOrders';
import { ConsoleQuitFields, EditionFields, editionNames, leavings } from './ConsoleFields';
const editionOf = (value: string | undefined) =>
  value === 'standard' || value === 'digital' ? value : undefined;

const codeOf = ({ edition }: OrderValues) => consoleCodes[editionOf(edition) ?? 'standard'];

/** The code of the edition that is contracted: both editions have one page. */
const useOrdered = () => ({ code: useSuspenseQuery(read(api.getOptionPs5)).data.code });

/** An order about the console that is contracted, which asks for nothing. */
const ofContracted = (order_type: '2' | '4'): OrderForm => ({
  fields: [],
  defaults: { code: '' },
  useDefaults: useOrdered,
  product: ({ code = '' }) => fibreOption(code)?.name,
  rows: () => [],
  send: ({ code = '' }, confirmed) => sendOrder({ code, order_type, confirmed }),
});

const leavingOf = (value: string | undefined) => leavings.find((row) => row.value === value);

/** ゲーム機プラン: two editions, three years from the arrival, returned or bought when it is left. */
export const ps5: OptionType = {
  entry: {
    fields: [{ name: 'edition', label: 'エディション' }],
    defaults: { edition: '' },
    label: 'ゲーム機',
    caption: '3年契約',
    Fields: EditionFields,
    product: (values) => fibreOption(codeOf(values))?.name,
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
    useFee: (values) =>
      useSuspenseQuery(read(api.getOptionPs5)).data.editions.find(
        ({ edition }) => edition === values['edition'],
      )?.monthly_fee,
    send: (values, confirmed) =>
      sendOrder({
        code: codeOf(values),
        order_type: '1',
        edition: editionOf(values['edition']) ?? null,
        confirmed,
      }),
  },
  useBlocked: () => {
    const { items } = useSuspenseQuery(read(api.getPs5Stock, ofService('fixed'))).data;
    return items.every(({ stock }) => stock !== 'available' && stock !== 'few')
      ? '機器の在庫がないため、いまはお申し込みいただけません。'
      : undefined;
  },
  entry_cancel: ofContracted('2'),
  quit: {
    ...quitForm,
    fields: [...desiredDay, { name: 'leaving', label: '機器' }],
    defaults: { ...quitForm.defaults, leaving: '', code: '' },
    useDefaults: useOrdered,
    Fields: ConsoleQuitFields,
    product: ({ code = '' }) => fibreOption(code)?.name,
    rows: (values) => [
      ...quitForm.rows(values),
      {
        term: '機器',
        value: leavingOf(values['leaving'])?.title ?? '',
        strong: true,
        field: 'leaving',
      },
    ],
    useOnce: ({ leaving }) => {
      const { return_fee, buy_fee } = useSuspenseQuery(read(api.getOptionPs5)).data;
      return leaving === 'buy'
        ? { yen: buy_fee, note: '機器の買い取り' }
        : { yen: return_fee, note: '機器の返却' };
    },
    send: ({ code = '', quit_on = '', leaving }, confirmed) =>
      sendOrder({
        code,
        order_type: '3',
        desired_on: quit_on || null,
        leaving: leavingOf(leaving)?.value ?? null,
        confirmed,
      }),
  },
  quit_cancel: ofContracted('4'),
  useFacts: () => {
    const { data } = useSuspenseQuery(read(api.getOptionPs5));
    const leaving = leavingOf(data.leave_by ?? undefined);
    return [
      ...(data.edition
        ? [{ term: 'エディション', value: labelOf(editionNames, data.edition) }]
        : []),
      { term: 'ご契約期間', value: `${data.contract_months}か月` },
      ...(leaving ? [{ term: '解約後の機器', value: leaving.title }] : []),
    ];
  },
};
