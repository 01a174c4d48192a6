import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { esimOperations } from '@/catalogue/esim';
import { lookUp } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { ungrouped } from '@/lib/width';
import { foldedBy } from '@/procedure/field/textKinds';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Amount } from '@/ui/figure/Amount';
import { useEsim } from './esimEntry';
import { eidProblem, type EsimValues } from './esimValues';
import { issuedId } from './IssuedEsim';

/** Asks which of the three procedures, and for which device. */
export function EsimFields() {
  const { register, formState } = useFormContext<EsimValues>();
  const { errors } = formState;
  const { operations, activation } = useEsim();
  return (
    <>
      {activation && (
        <Box sx={{ mt: { xs: 6, sm: 7 }, mb: { xs: 7, sm: 9 } }}>
          <Alert severity="warning">
            <AlertTitle component="h2">まだ設定していないeSIMがあります</AlertTitle>
            新しく発行すると、いまのQRコードは使えなくなります。
            <Box sx={{ mt: 1 }}>
              <Button variant="text" href={`#${issuedId}`}>
                発行済みのQRコードを見る
              </Button>
            </Box>
          </Alert>
        </Box>
      )}
      <RadioRows
        label="手続き"
        error={errors.operation?.message}
        rows={operations.flatMap(({ operation, can_choose, reason, fee }) => {
          const known = lookUp(esimOperations, operation);
          // One that isn't known can't be ordered here.
          if (!known) return [];
          return [
            {
              value: operation,
              title: known.name,
              help: reason ?? known.help,
              amount: can_choose ? <Amount value={fee} /> : undefined,
              disabled: !can_choose,
            },
          ];
        })}
        {...register('operation', {
          validate: (chosen) =>
            operations.some(({ operation, can_choose }) => operation === chosen && can_choose) ||
            fieldMessages.mustSelect,
        })}
      />
      <TextField
        label="EID"
        hint="使うスマートフォンで *#06# に電話をかけるか、設定の「端末情報」で確かめられる32桁の数字です"
        inputMode="numeric"
        autoComplete="off"
        long
        error={errors.eid?.message}
        {...register('eid', {
          ...foldedBy(ungrouped),
          validate: (eid) => eidProblem(eid) ?? true,
        })}
      />
    </>
  );
}
