import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { TextField } from '@/ui/fields/TextField';
import type { OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';
import { digitsProblem, normaliseDigits } from './fieldRules';

/** 22 digits for electricity; gas has 17, or none. */
const supplyPoint = {
  electricity: { label: '供給地点特定番号', min: 22, max: 22 },
  gas: { label: '供給地点特定番号', min: 17, max: 17 },
} as const;

const filled = (text = '') => text.trim() !== '' || fieldMessages.missing;

/** The contract with the supplier, as its bill says it. */
export function EnergyContractFields({ kind }: { kind: keyof typeof supplyPoint }) {
  const { register, formState } = useFormContext<OrderValues>();
  const error = (name: string) => formState.errors[name]?.message;
  const point = supplyPoint[kind];
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
        label="お客さま番号"
        hint="検針票に書かれた16桁までの数字です"
        inputMode="numeric"
        autoComplete="off"
        error={error('customer_number')}
        {...register('customer_number', {
          setValueAs: normaliseDigits,
          validate: (number = '') =>
            digitsProblem(number, 'お客さま番号', { min: 1, max: 16 }) ?? true,
        })}
      />
      <TextField
        optional={isOptional}
        label={point.label}
        hint={`検針票に書かれた${point.max}桁の数字です`}
        inputMode="numeric"
        autoComplete="off"
        error={error('supply_point')}
        {...register('supply_point', {
          setValueAs: normaliseDigits,
          validate: (number = '') =>
            (isOptional && number === '') || (digitsProblem(number, point.label, point) ?? true),
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

/** Gas: not for LP gas (specification 2, section 9), then the contract. */
export function GasFields() {
  return (
    <>
      <ChoiceFields name="gas_kind" label="お使いのガス" rows={gasKinds} />
      <EnergyContractFields kind="gas" />
    </>
  );
}
