import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { now } from '@/lib/clock';
import { japanDay } from '@/lib/date';
import { addDays, dayRange } from '@/lib/days';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { DayQuestion } from '@/screens/fibre/shared/DayQuestion';
import { TextField } from '@/ui/fields/TextField';
import type { MoveValues } from './mutations';
/** Days offered for a move: about half a year. */
const daysAhead = 180;

/** Asks where to and when the customer moves, as far as that is known. */
export function MoveFields() {
  const { register, formState } = useFormContext<MoveValues>();
  const { errors } = formState;
  const { state } = useSuspenseQuery(read(api.getMoveToken)).data;
  const today = japanDay(now());
  const days = dayRange(today, addDays(today, daysAhead));
  return (
    <>
      {state === 'expired' ? (
        <div data-field>
          <Alert severity="warning">
            <AlertTitle component="h2">前の手続きは期限が切れました</AlertTitle>
            入力された内容は残っていません。はじめからお手続きください。
          </Alert>
        </div>
      ) : (
        <Typography variant="lead" data-field>
          お引っ越し先でも、いまのご契約を続けられます。
        </Typography>
      )}
      <TextField
        label="新しいお住まいの郵便番号"
        hint="7桁。決まっていないときは、空のままで進めます"
        optional
        short
        inputMode="numeric"
        autoComplete="off"
        error={errors.zip_code?.message}
        {...register('zip_code', typedAs(textKinds.postalCode, { optional: true }))}
      />
      <DayQuestion<MoveValues>
        name="move_on"
        label="お引っ越しの日"
        days={days}
        none="決まっていません"
      />
    </>
  );
}
