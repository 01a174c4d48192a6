import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { formatPhone, normalisePhone } from '@/lib/phone';
import { foldedBy } from '@/procedure/field/textKinds';
import { serviceFor } from '@/session/service';
import { useSession } from '@/session/useSession';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Nowrap } from '@/ui/page/Page';
import { type GiftValues, phoneProblem } from './giftValues';
import { useOwnLines } from './ownLines';

const field = 'to_phone';
const somebodyElse = 'somebody-else';

/** Asks who receives it: one of the customer's own numbers, or a number that is typed. */
export function ReceiverFields() {
  const { register, setValue, clearErrors, formState } = useFormContext<GiftValues>();
  const session = useSession();
  const giver = session && serviceFor(session, 'mobile')?.phone_number;
  const lines = useOwnLines();
  const phone = useWatch<GiftValues, typeof field>({ name: field });
  const [wantsOther, setWantsOther] = useState(false);
  // A number that is being typed stays typed, also when it turns out to be the customer's own.
  const own = wantsOther ? undefined : lines.find((line) => line.phone === phone);
  const isTyped = lines.length === 0 || (!own && (wantsOther || phone !== ''));
  const missing = isTyped ? fieldMessages.missing : fieldMessages.mustSelect;
  const error = formState.errors[field]?.message;
  // Also while there is nothing to type: the choice is the same value.
  const typed = register(field, {
    ...foldedBy(normalisePhone),
    validate: (to) => (to === '' ? missing : (phoneProblem(to, giver ?? undefined) ?? true)),
  });
  const choose = (chosen: string) => {
    setWantsOther(chosen === somebodyElse);
    setValue(field, chosen === somebodyElse ? '' : chosen);
    clearErrors(field);
  };
  return (
    <>
      {lines.length > 0 && (
        <RadioRows
          label="贈る相手"
          // The summary of errors leads to the control with the field's name.
          name={isTyped ? 'receiver' : field}
          value={own?.phone ?? (isTyped ? somebodyElse : '')}
          onChange={(event) => choose(event.target.value)}
          error={isTyped ? undefined : error}
          rows={[
            ...lines.map(({ phone: line, planName, reason }) => ({
              value: line,
              title: (
                <>
                  自分の回線へ<Nowrap translate="no">({formatPhone(line)})</Nowrap>
                </>
              ),
              help: reason ?? `${planName}。コードの入力は要りません`,
              disabled: reason !== null,
            })),
            { value: somebodyElse, title: 'ほかの方へ', help: '電話番号を入力します' },
          ]}
        />
      )}
      {isTyped && (
        <TextField
          label="贈る相手の電話番号"
          hint="Minamo モバイルの番号。ハイフンは不要です"
          type="tel"
          autoComplete="off"
          error={error}
          {...typed}
        />
      )}
    </>
  );
}
