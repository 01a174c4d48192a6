import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { type RadioRow, RadioRows } from '@/ui/fields/RadioRows';
import type { OrderValues } from '../order/orderForm';

interface ChoiceFieldsProps {
  /** Field of the form. */
  name: string;
  label: string;
  rows: readonly RadioRow[];
  /** The value in use, which can't be chosen. */
  current?: string;
  /** Leaves out the tag 必須. */
  untagged?: boolean;
}

/** One choice of an option; the one in use says so and can't be chosen. */
export function ChoiceFields({ name, label, rows, current, untagged }: ChoiceFieldsProps) {
  const { register, formState } = useFormContext<OrderValues>();
  return (
    <RadioRows
      label={label}
      untagged={untagged}
      rows={rows.map((row) =>
        row.value === current ? { ...row, amount: 'いまの内容', disabled: true } : row,
      )}
      error={formState.errors[name]?.message}
      {...register(name, { required: fieldMessages.mustSelect })}
    />
  );
}
