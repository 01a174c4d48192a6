import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { formatDay, formatFullDay } from '@/lib/date';
import type { ProcedureField, ReviewRow } from '@/procedure/procedureData';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { sendOrder } from '../order/mutations';
import type { OptionType, OrderReceipt, OrderValues } from '../order/orderForm';
import { DenkiChangeFields } from './DenkiChangeFields';
import { denkiPlans, isDenkiPlan } from './denkiPlans';
import { EnergyContractFields, GasFields } from './EnergyFields';
import { changeDenkiPlan, updateDenki } from './mutations';
type Contract = NonNullable<Schema.Denki['current']>;

const valuesOf = (current: Contract | null): OrderValues =>
  current ? { ...current, supply_point: current.supply_point ?? '' } : blank;

const blank = { company: '', customer_number: '', supply_point: '', plan: '', holder: '' };

/** @param sentIn where the request has them: `energy.` of an order, `current.` of the update */
const contractFields = (company: string, sentIn: string): ProcedureField<OrderValues>[] => [
  { name: 'company', label: company, requestField: `${sentIn}company` },
  {
    name: 'customer_number',
    label: 'お客さま番号',
    requestField: `${sentIn}customer_number`,
    secret: true,
  },
  {
    name: 'supply_point',
    label: '供給地点特定番号',
    requestField: `${sentIn}supply_point`,
    secret: true,
  },
  { name: 'plan', label: 'いまのプラン', requestField: `${sentIn}plan` },
  { name: 'holder', label: 'ご契約の名義', requestField: `${sentIn}holder`, secret: true },
];

const electricity = 'いまの電力会社';
const gasCompany = 'いまのガス会社';

const contractOf = (values: OrderValues): Contract => ({
  company: values['company'] ?? '',
  customer_number: values['customer_number'] ?? '',
  supply_point: values['supply_point'] || null,
  plan: values['plan'] ?? '',
  holder: values['holder'] ?? '',
});

const contractRows = (company: string, values: OrderValues): ReviewRow<OrderValues>[] => [
  { term: company, value: values['company'], field: 'company' },
  {
    term: 'お客さま番号',
    value: <Verbatim>{values['customer_number']}</Verbatim>,
    field: 'customer_number',
  },
  {
    term: '供給地点特定番号',
    value: values['supply_point'] ? <Verbatim>{values['supply_point']}</Verbatim> : 'なし',
    field: 'supply_point',
  },
  { term: 'いまのプラン', value: values['plan'], field: 'plan' },
  { term: 'ご契約の名義', value: <Verbatim>{values['holder']}</Verbatim>, field: 'holder' },
];

const factsOf = (company: string, current: Contract | null) =>
  current
    ? [
        { term: company, value: current.company },
        { term: 'お客さま番号', value: <Verbatim>{current.customer_number}</Verbatim> },
        {
          term: '供給地点特定番号',
          value: current.supply_point ? <Verbatim>{current.supply_point}</Verbatim> : 'なし',
        },
        { term: 'いまのプラン', value: current.plan },
        { term: 'ご契約の名義', value: <Verbatim>{current.holder}</Verbatim> },
      ]
    : [];

/** でんきセット割: the current contract, its update, and the plan of the bundle. */
export const denki: OptionType = {
  entry: {
    fields: contractFields(electricity, 'energy.'),
    defaults: blank,
    label: 'いまの電気のご契約',
    caption: '検針票をご覧ください',
    Fields: () => <EnergyContractFields kind="electricity" />,
    rows: (values) => contractRows(electricity, values),
    send: (values, confirmed) =>
      sendOrder({ code: 'MO201N', order_type: '1', energy: contractOf(values), confirmed }),
  },
  change: {
    fields: [
      { name: 'what', label: '変更する内容' },
      { name: 'new_plan', label: '新しい料金プラン', requestField: 'plan' },
      ...contractFields(electricity, 'current.'),
    ],
    defaults: { ...blank, what: '', new_plan: '' },
    useDefaults: () => ({
      ...valuesOf(useSuspenseQuery(read(api.getOptionDenki)).data.current),
      what: '',
      new_plan: '',
    }),
    Fields: DenkiChangeFields,
    rows: (values) =>
      values['what'] === 'plan'
        ? [
            {
              term: '新しい料金プラン',
              value: planName(values['new_plan']),
              strong: true,
              field: 'new_plan',
            },
          ]
        : contractRows(electricity, values),
    send: sendChange,
  },
  useFacts: () => {
    const { plan, current } = useSuspenseQuery(read(api.getOptionDenki)).data;
    return [...planFacts(plan), ...factsOf(electricity, current)];
  },
  Sections: function Coming() {
    const { next } = useSuspenseQuery(read(api.getOptionDenki)).data;
    if (!next) return null;
    return (
      <Section label="変更の予定" caption={`${formatDay(next.starts_on)}から`}>
        <DescriptionList items={[...planFacts(next.plan), ...factsOf(electricity, next.current)]} />
      </Section>
    );
  },
};

const planFacts = (plan: Schema.Denki['plan']) =>
  plan ? [{ term: '料金プラン', value: labelOf(denkiPlans, plan) }] : [];

const planName = (code = '') => (isDenkiPlan(code) ? denkiPlans[code] : '');

async function sendChange(values: OrderValues): Promise<OrderReceipt> {
  const { what, new_plan = '' } = values;
  const isPlanChange = what === 'plan' && isDenkiPlan(new_plan);
  const answer = await (isPlanChange ? changeDenkiPlan(new_plan) : updateDenki(contractOf(values)));
  return {
    receipt_number: answer.receipt_number,
    accepted_at: answer.accepted_at,
    rows: [
      { term: 'オプション', value: 'でんきセット割' },
      isPlanChange
        ? { term: '新しい料金プラン', value: planName(new_plan) }
        : { term: '変更した内容', value: 'いまの電気のご契約の内容' },
      { term: '変更日', value: formatFullDay(answer.starts_on) },
    ],
    next: '次の検針日から、新しい内容になります。',
  };
}

/** ガスセット割: the current contract; not for LP gas. */
export const gas: OptionType = {
  entry: {
    fields: [{ name: 'gas_kind', label: 'お使いのガス' }, ...contractFields(gasCompany, 'energy.')],
    defaults: { ...blank, gas_kind: '' },
    label: 'いまのガスのご契約',
    caption: '検針票をご覧ください',
    Fields: GasFields,
    rows: (values) => [
      { term: 'お使いのガス', value: '都市ガス', field: 'gas_kind' },
      ...contractRows(gasCompany, values),
    ],
    send: (values, confirmed) =>
      sendOrder({ code: 'MO202N', order_type: '1', energy: contractOf(values), confirmed }),
  },
  change: {
    fields: contractFields(gasCompany, 'energy.'),
    defaults: blank,
    useDefaults: () => valuesOf(useSuspenseQuery(read(api.getOptionGas)).data.current),
    Fields: () => <EnergyContractFields kind="gas" />,
    rows: (values) => contractRows(gasCompany, values),
    send: (values, confirmed) =>
      sendOrder({ code: 'MO202N', order_type: '5', energy: contractOf(values), confirmed }),
  },
  useFacts: () => factsOf(gasCompany, useSuspenseQuery(read(api.getOptionGas)).data.current),
};
