import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatPhone } from '@/lib/numbers';
import { comparedToCurrent } from '@/procedure/CurrentContent';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import type { Blocked } from '../BlockedPage';
import { InputStep } from '../InputStep';
import { ProcedureForm } from '../Procedure';
import { inputStep, type ProcedureStep, useValues } from '../procedureData';
import { Review } from '../Review';

/** Digits; `tel_daytime` is empty where it is the same number. */
export interface PhoneValues {
  tel: string;
  tel_daytime: string;
}

/** The numbers as the contract has them. */
interface RegisteredPhones {
  tel: string;
  tel_daytime: string | null;
}

/** What the first number is called: its label, and a short name for when the second is compared with it. */
export interface PhoneNames {
  /** 連絡先の電話番号 */
  label: string;
  /** 連絡先 */
  short: string;
}

/** The daytime number as shown; without digits it is the same as the first. */
export const daytimeOf = (digits: string | null, { short }: PhoneNames): string =>
  digits ? formatPhone(digits) : `${short}と同じ`;

interface PhoneFormProps {
  names: PhoneNames;
  /** Above the fields: what the numbers are for. */
  intro: ReactNode;
  registered: RegisteredPhones;
  /** 連絡先を変更する */
  action: string;
  blocked: Blocked | undefined;
}

/** The one step of all changes of phone numbers. */
export const phoneSteps = ({ label }: PhoneNames): readonly ProcedureStep<PhoneValues>[] =>
  inputStep([
    { name: 'tel', label, requestField: 'phone.tel', secret: true },
    {
      name: 'tel_daytime',
      label: '日中の連絡先',
      requestField: 'phone.tel_daytime',
      secret: true,
    },
  ]);

/** The form that all changes of phone numbers share: the fields, and the review beside the registered numbers. */
export function PhoneForm({ names, intro, registered, action, blocked }: PhoneFormProps) {
  const { tel, tel_daytime } = registered;
  return (
    <ProcedureForm<PhoneValues>
      defaults={{ tel, tel_daytime: tel_daytime ?? '' }}
      blocked={blocked}
      review={<PhoneReview names={names} registered={registered} action={action} />}
    >
      <InputStep>
        {intro}
        <PhoneInputs names={names} now={registered} />
      </InputStep>
    </ProcedureForm>
  );
}

function PhoneReview({
  names,
  registered,
  action,
}: Pick<PhoneFormProps, 'names' | 'registered' | 'action'>) {
  const { tel, tel_daytime } = useValues<PhoneValues>();
  return (
    <Review<PhoneValues>
      rows={[
        {
          term: names.label,
          ...comparedToCurrent(formatPhone(tel), formatPhone(registered.tel), Verbatim),
          field: 'tel',
        },
        {
          term: '日中の連絡先',
          ...comparedToCurrent(
            daytimeOf(tel_daytime, names),
            daytimeOf(registered.tel_daytime, names),
            tel_daytime && registered.tel_daytime ? Verbatim : undefined,
          ),
          field: 'tel_daytime',
        },
      ]}
      isSame={isSame({ tel, tel_daytime }, registered)}
      action={action}
    />
  );
}

/** Whether these numbers are the registered ones. */
const isSame = ({ tel, tel_daytime }: PhoneValues, now: RegisteredPhones): boolean =>
  tel === now.tel && tel_daytime === (now.tel_daytime ?? '');

interface PhoneInputsProps {
  names: PhoneNames;
  /** The registered numbers; to leave both as they are is an error. */
  now: RegisteredPhones;
}

/** The fields of a contact number and of one for the daytime (docs/product.md §13.1). */
function PhoneInputs({ names, now }: PhoneInputsProps) {
  const field = useField<PhoneValues>();
  const isNew = (_: string, numbers: PhoneValues) =>
    !isSame(numbers, now) || 'いまの番号と同じです。変更する番号を入力してください。';
  return (
    <Box sx={{ mt: 7 }}>
      <TextField
        label={names.label}
        hint="10〜11桁の数字。ハイフンは不要です"
        type="tel"
        autoComplete="tel-national"
        {...field('tel', typedAs(textKinds.phone, { also: isNew }))}
      />
      <TextField
        label="日中の連絡先"
        hint={`${names.short}と違うときだけ、入力してください`}
        optional
        type="tel"
        autoComplete="off"
        {...field('tel_daytime', typedAs(textKinds.phone, { optional: true }))}
      />
    </Box>
  );
}
