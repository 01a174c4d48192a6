import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { formatDeadline } from '@/lib/deadline';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Nowrap } from '@/ui/page/Page';
import type { PresentValues } from './acceptPresent';
import { usePresent } from './presentData';

/** Which of the things in stock. */
export function PresentFields() {
  const { register, formState } = useFormContext<PresentValues>();
  const present = usePresent();
  if (!present) return null;
  const inStock = (id: string) =>
    present.choices.some(({ choice_id, in_stock }) => choice_id === id && in_stock);
  return (
    <>
      <Typography sx={{ mb: 7 }}>
        <b>{present.name}</b>として、お好きな品をひとつお選びください。受け取りの手続きは、
        <Nowrap>{formatDeadline(present.accept_until, now())}です。</Nowrap>
      </Typography>
      <RadioRows
        label="受け取る品"
        rows={present.choices.map(({ choice_id, name, in_stock }) => ({
          value: choice_id,
          title: name,
          ...(!in_stock && { help: '在庫がないため、お選びいただけません', disabled: true }),
        }))}
        error={formState.errors.choice_id?.message}
        {...register('choice_id', {
          validate: (chosen) => inStock(chosen) || fieldMessages.mustSelect,
        })}
      />
    </>
  );
}
