import type { ReactNode } from 'react';
import { formatPhone } from '@/lib/phone';
import { Verbatim } from '@/ui/page/Page';
import type { Blocked } from '../BlockedPage';
import { comparedToCurrent } from '../comparedToCurrent';
import { InputStep } from '../InputStep';
import { ProcedureForm } from '../Procedure';
import { type ProcedureStep, useValues } from '../procedureData';
import { Review, ReviewStep } from '../Review';
import { PhoneInputs } from './PhoneInputs';
import { daytimeOf, type PhoneNames, type PhoneValues, type RegisteredPhones } from './phoneValues';

interface PhoneFormProps {
  names: PhoneNames;
  /** Above the fields: what the numbers are for. */
  intro: ReactNode;
  /** As registered now. */
  registered: RegisteredPhones;
  /** 連絡先を変更する */
  action: string;
  blocked: Blocked | undefined;
}

/** The one step of all changes of phone numbers. */
export const phoneSteps = ({ label }: PhoneNames): readonly ProcedureStep<PhoneValues>[] => [
  {
    slug: '',
    label: '入力',
    fields: [
      { name: 'tel', label, requestField: 'phone.tel', secret: true },
      {
        name: 'tel_daytime',
        label: '日中の連絡先',
        requestField: 'phone.tel_daytime',
        secret: true,
      },
    ],
  },
];

/** The form that all changes of phone numbers share: the fields, and the review beside the registered numbers. */
export function PhoneForm({ names, intro, registered, action, blocked }: PhoneFormProps) {
  const { tel, tel_daytime } = registered;
  return (
    <ProcedureForm<PhoneValues>
      defaults={{ tel, tel_daytime: tel_daytime ?? '' }}
      blocked={blocked}
    >
      <InputStep>
        {intro}
        <PhoneInputs names={names} now={registered} />
      </InputStep>
      <ReviewStep>
        <PhoneReview names={names} registered={registered} action={action} />
      </ReviewStep>
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
      action={action}
    />
  );
}
