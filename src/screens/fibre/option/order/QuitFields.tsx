import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { RadioRows } from '@/ui/fields/RadioRows';
import type { OrderValues } from './orderForm';
import { quitDays } from './quitDays';

/** Until when the option is used. */
export function QuitFields() {
  const { register, formState } = useFormContext<OrderValues>();
  return (
    <RadioRows
      label="解約する日"
      rows={quitDays(now())}
      error={formState.errors['quit_on']?.message}
      {...register('quit_on', { required: fieldMessages.mustSelect })}
    />
  );
}
