import { useFormContext } from 'react-hook-form';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { TextField } from '@/ui/fields/TextField';
import type { OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';

/** The supply point, which may be missing for gas. */
const supplyPoints = {
  electricity: { digits: 22, optional: false, kind: textKinds.electricityPoint },
  gas: { digits: 17, optional: true, kind: textKinds.gasPoint },
} as const;

/** The contract with the supplier, as the supplier's bill names it. */
export function EnergyContractFields({ kind }: { kind: keyof typeof supplyPoints }) {
  const { register, formState } = useFormContext<OrderValues>();
  const error = (name: string) => formState.errors[name]?.message;
  const point = supplyPoints[kind];
  return (
    <>
      <TextField
        label={kind === 'gas' ? 'いまのガス会社' : 'いまの電力会社'}
        autoComplete="off"
        error={error('company')}
        {...register('company', typedAs(textKinds.asOnBill))}
      />
      <TextField
        label="お客さま番号"
        hint="検針票に書かれた16桁までの数字です"
        inputMode="numeric"
        autoComplete="off"
        error={error('customer_number')}
        {...register('customer_number', typedAs(textKinds.customerNumber))}
      />
      <TextField
        optional={point.optional}
        label="供給地点特定番号"
        hint={`検針票に書かれた${point.digits}桁の数字です`}
        inputMode="numeric"
        autoComplete="off"
        error={error('supply_point')}
        {...register('supply_point', typedAs(point.kind, point))}
      />
      <TextField
        label="いまのプラン"
        autoComplete="off"
        error={error('plan')}
        {...register('plan', typedAs(textKinds.asOnBill))}
      />
      <TextField
        label="ご契約の名義"
        autoComplete="name"
        error={error('holder')}
        {...register('holder', typedAs(textKinds.asOnBill))}
      />
    </>
  );
}

const gasKinds = [
  { value: 'city', title: '都市ガス' },
  { value: 'lp', title: 'LPガス(プロパンガス)', help: 'お申し込みいただけません', disabled: true },
];

/** Gas: not for LP gas (docs/product.md §7.7), then the contract. */
export function GasFields() {
  return (
    <>
      <ChoiceFields name="gas_kind" label="お使いのガス" rows={gasKinds} />
      <EnergyContractFields kind="gas" />
    </>
  );
}
