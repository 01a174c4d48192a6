import { useFormContext } from 'react-hook-form';
import { digits, required, validateWith } from '@/catalogue/rules';
import { ungrouped } from '@/lib/width';
import { TextField } from '@/ui/fields/TextField';
import type { OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';

const customerNumber = 'お客さま番号';
const supplyPoint = '供給地点特定番号';

/** Digits of the supply point; for gas it may be missing. */
const supplyPointDigits = { electricity: 22, gas: 17 } as const;

const filled = validateWith(required);

/** The contract with the supplier, as the supplier's bill names it. */
export function EnergyContractFields({ kind }: { kind: keyof typeof supplyPointDigits }) {
  const { register, formState } = useFormContext<OrderValues>();
  const error = (name: string) => formState.errors[name]?.message;
  const count = supplyPointDigits[kind];
  const point = digits(supplyPoint, count, count);
  const isOptional = kind === 'gas';
  return (
    <>
      <TextField
        label={kind === 'gas' ? 'いまのガス会社' : 'いまの電力会社'}
        autoComplete="off"
        error={error('company')}
        {...register('company', { setValueAs: trimmed, validate: filled })}
      />
      <TextField
        label={customerNumber}
        hint="検針票に書かれた16桁までの数字です"
        inputMode="numeric"
        autoComplete="off"
        error={error('customer_number')}
        {...register('customer_number', {
          setValueAs: ungrouped,
          validate: validateWith(required, digits(customerNumber, 1, 16)),
        })}
      />
      <TextField
        optional={isOptional}
        label={supplyPoint}
        hint={`検針票に書かれた${count}桁の数字です`}
        inputMode="numeric"
        autoComplete="off"
        error={error('supply_point')}
        {...register('supply_point', {
          setValueAs: ungrouped,
          validate: isOptional ? validateWith(point) : validateWith(required, point),
        })}
      />
      <TextField
        label="いまのプラン"
        autoComplete="off"
        error={error('plan')}
        {...register('plan', { setValueAs: trimmed, validate: filled })}
      />
      <TextField
        label="ご契約の名義"
        autoComplete="name"
        error={error('holder')}
        {...register('holder', { setValueAs: trimmed, validate: filled })}
      />
    </>
  );
}

const trimmed = (text: string) => text.trim();

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
