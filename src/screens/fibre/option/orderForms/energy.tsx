import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { formatFullDay } from '@/lib/date';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import type { ReviewRow } from '@/procedure/procedureData';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import { currentCompany, denkiPlans, isDenkiPlan } from '../choices';
import { Order, type OrderOf, type OrderValues } from '../order/Order';
import { ChoiceFields } from '../order/orderParts';
import { type OptionAnswer, outcomeOf, postOrder } from '../orders';

type Kind = keyof typeof currentCompany;

/** The contract with the electricity or gas company, as its bill names it. */
type Contract = NonNullable<Schema.Denki['current']>;
type ContractValues = Record<keyof Contract, string>;

const blank = { company: '', customer_number: '', supply_point: '', plan: '', holder: '' };

const valuesOf = (current: Contract | null): ContractValues =>
  current ? { ...current, supply_point: current.supply_point ?? '' } : blank;

const contractOf = ({
  company,
  customer_number,
  supply_point,
  plan,
  holder,
}: ContractValues): Contract => ({
  company,
  customer_number,
  supply_point: supply_point || null,
  plan,
  holder,
});

type ContractRow = Omit<ReviewRow, 'field'> & { field: keyof Contract };

const contractRows = (kind: Kind, values: ContractValues): ContractRow[] => [
  { term: currentCompany[kind], value: values.company, field: 'company' },
  {
    term: 'お客さま番号',
    value: <Verbatim>{values.customer_number}</Verbatim>,
    field: 'customer_number',
  },
  {
    term: '供給地点特定番号',
    value: values.supply_point ? <Verbatim>{values.supply_point}</Verbatim> : 'なし',
    field: 'supply_point',
  },
  { term: 'いまのプラン', value: values.plan, field: 'plan' },
  { term: 'ご契約の名義', value: <Verbatim>{values.holder}</Verbatim>, field: 'holder' },
];

/** @param sentIn where the request has them: in `energy` of an order, or in `current` of the update */
const contractFields = (kind: Kind, sentIn: 'energy' | 'current') =>
  (
    [
      { name: 'company', label: currentCompany[kind] },
      { name: 'customer_number', label: 'お客さま番号', secret: true },
      { name: 'supply_point', label: '供給地点特定番号', secret: true },
      { name: 'plan', label: 'いまのプラン' },
      { name: 'holder', label: 'ご契約の名義', secret: true },
    ] as const
  ).map((field) => ({ ...field, requestField: `${sentIn}.${field.name}` }));

/** The supply point, which may be missing for gas. */
const supplyPoints = {
  electricity: { digits: 22, optional: false, kind: textKinds.electricityPoint },
  gas: { digits: 17, optional: true, kind: textKinds.gasPoint },
} as const;

function ContractFields({ kind }: { kind: Kind }) {
  const field = useField<ContractValues>();
  const point = supplyPoints[kind];
  return (
    <>
      <TextField
        label={currentCompany[kind]}
        autoComplete="off"
        {...field('company', typedAs(textKinds.asOnBill))}
      />
      <TextField
        label="お客さま番号"
        hint="検針票に書かれた16桁までの数字です"
        inputMode="numeric"
        autoComplete="off"
        {...field('customer_number', typedAs(textKinds.customerNumber))}
      />
      <TextField
        optional={point.optional}
        label="供給地点特定番号"
        hint={`検針票に書かれた${point.digits}桁の数字です`}
        inputMode="numeric"
        autoComplete="off"
        {...field('supply_point', typedAs(point.kind, point))}
      />
      <TextField
        label="いまのプラン"
        autoComplete="off"
        {...field('plan', typedAs(textKinds.asOnBill))}
      />
      <TextField
        label="ご契約の名義"
        autoComplete="name"
        {...field('holder', typedAs(textKinds.asOnBill))}
      />
    </>
  );
}

/** でんきセット割. */
export const DenkiEntry = (of: OrderOf) => (
  <Order
    {...of}
    fields={contractFields('electricity', 'energy')}
    defaults={blank}
    submit={(values, confirmed) =>
      postOrder({ code: of.code, order_type: '1', energy: contractOf(values), confirmed })
    }
    review={(values) => ({ rows: contractRows('electricity', values) })}
    outcome={outcomeOf}
    label="いまの電気のご契約"
    caption="検針票をご覧ください"
  >
    <ContractFields kind="electricity" />
  </Order>
);

/** Another plan of the electricity bundle, or a correction of the contract with the company. */
export function DenkiChange(of: OrderOf) {
  const { current } = useRead(api.getOptionDenki);
  return (
    <Order<ContractValues & { what: string; new_plan: string }, Answer<'putNurodenkiInfo'>>
      {...of}
      fields={[
        { name: 'what', label: '変更する内容' },
        { name: 'new_plan', label: '新しい料金プラン', requestField: 'plan' },
        ...contractFields('electricity', 'current'),
      ]}
      defaults={{ ...valuesOf(current), what: '', new_plan: '' }}
      submit={({ what, new_plan, ...values }) =>
        what === 'plan' && isDenkiPlan(new_plan)
          ? call(api.postNurodenkiPlanChange, { body: { plan: new_plan } })
          : call(api.putNurodenkiInfo, { body: { current: contractOf(values) } })
      }
      review={({ what, new_plan, ...values }) => ({
        rows:
          what === 'plan'
            ? [
                {
                  term: '新しい料金プラン',
                  value: isDenkiPlan(new_plan) && denkiPlans[new_plan],
                  strong: true,
                  field: 'new_plan',
                },
              ]
            : contractRows('electricity', values),
      })}
      outcome={({ starts_on }, { what, new_plan }) => ({
        rows: [
          what === 'plan' && isDenkiPlan(new_plan)
            ? { term: '新しい料金プラン', value: denkiPlans[new_plan] }
            : { term: '変更した内容', value: 'いまの電気のご契約の内容' },
          { term: '変更日', value: formatFullDay(starts_on) },
        ],
        next: '次の検針日から、新しい内容になります。',
      })}
    >
      <DenkiChangeFields />
    </Order>
  );
}

function DenkiChangeFields() {
  const { control } = useFormContext<OrderValues>();
  const what = useWatch({ control, name: 'what' });
  const { plan } = useRead(api.getOptionDenki);
  return (
    <>
      <ChoiceFields
        name="what"
        label="変更する内容"
        rows={[
          { value: 'plan', title: '料金プラン' },
          { value: 'contract', title: 'いまの電気のご契約の内容' },
        ]}
      />
      {what === 'plan' && (
        <Box sx={{ mt: 7 }}>
          <ChoiceFields
            name="new_plan"
            label="新しい料金プラン"
            current={plan}
            rows={Object.entries(denkiPlans).map(([value, title]) => ({ value, title }))}
          />
        </Box>
      )}
      {what === 'contract' && (
        <Box sx={{ mt: 7 }}>
          <ContractFields kind="electricity" />
        </Box>
      )}
    </>
  );
}

/** ガスセット割; not for LP gas (docs/product.md §7.7). */
export const GasEntry = (of: OrderOf) => (
  <Order<ContractValues & { gas_kind: string }, OptionAnswer>
    {...of}
    fields={[{ name: 'gas_kind', label: 'お使いのガス' }, ...contractFields('gas', 'energy')]}
    defaults={{ ...blank, gas_kind: '' }}
    submit={({ gas_kind: _, ...values }, confirmed) =>
      postOrder({ code: of.code, order_type: '1', energy: contractOf(values), confirmed })
    }
    review={(values) => ({
      rows: [
        { term: 'お使いのガス', value: '都市ガス', field: 'gas_kind' },
        ...contractRows('gas', values),
      ],
    })}
    outcome={outcomeOf}
    label="いまのガスのご契約"
    caption="検針票をご覧ください"
  >
    <ChoiceFields
      name="gas_kind"
      label="お使いのガス"
      rows={[
        { value: 'city', title: '都市ガス' },
        {
          value: 'lp',
          title: 'LPガス(プロパンガス)',
          help: 'お申し込みいただけません',
          disabled: true,
        },
      ]}
    />
    <ContractFields kind="gas" />
  </Order>
);

/** A correction of the contract with the gas company. */
export function GasChange(of: OrderOf) {
  const { current } = useRead(api.getOptionGas);
  return (
    <Order
      {...of}
      fields={contractFields('gas', 'energy')}
      defaults={valuesOf(current)}
      submit={(values, confirmed) =>
        postOrder({
          code: of.code,
          order_type: '5',
          energy: contractOf(values),
          confirmed,
        })
      }
      review={(values) => ({ rows: contractRows('gas', values) })}
      outcome={outcomeOf}
    >
      <ContractFields kind="gas" />
    </Order>
  );
}
