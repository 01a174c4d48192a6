import styled from '@emotion/styled';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Actions } from '@/ui/link/Actions';
import { Button } from '@/ui/link/Button';
import { Link } from '@/ui/link/Link';
import { useOnline } from '@/ui/useOnline';
import { LineAtButton } from './LineStrip';
import type { Procedure, Review } from './procedure';
import { SendingAlert } from './SendingAlert';
import { addressOf } from './steps';
import type { Submission } from './useSubmission';

const Consent = styled.div`
  margin-top: 20px;
`;

const consentId = 'consent';

interface ReviewSendProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  submission: Submission;
  /** None while what it needs can't be had. */
  review: Review<Values> | undefined;
  /** What was asked for before, as the button said it, where nobody knows what became of it. */
  unknownAction: string | undefined;
}

/** Where a review ends: consent, why it was not taken, the verb, the ways out. */
export function ReviewSend<Values extends FieldValues, Receipt extends object>({
  procedure,
  submission: { submit, isSending, problem, hasFailed, closeFailure },
  review,
  unknownAction,
}: ReviewSendProps<Values, Receipt>) {
  const online = useOnline();
  const [consents, setConsents] = useState(false);
  const [asked, setAsked] = useState(false);
  const { action, variant, consent, topics } = review ?? {};

  // What was changed since is no repetition.
  const isAgain = action !== undefined && action === unknownAction;

  const sendIfConsented = () => {
    if (!action) return;
    if (!consent || consents) return submit(action);
    setAsked(true);
    document.getElementById(consentId)?.focus();
  };

  return (
    <>
      {consent && (
        <Consent>
          <CheckboxField
            id={consentId}
            checked={consents}
            onChange={(event) => setConsents(event.target.checked)}
            error={asked && !consents ? fieldMessages.mustSelect : undefined}
          >
            {consent}
          </CheckboxField>
        </Consent>
      )}
      <SendingAlert problem={problem} />
      {hasFailed && procedure.FailureDialog && <procedure.FailureDialog onClose={closeFailure} />}
      {action && procedure.forNumber && <LineAtButton words={procedure.forNumber} />}
      <Actions>
        {action && (
          <Button
            variant={variant === 'destructive' ? variant : isAgain ? 'secondary' : 'primary'}
            onClick={sendIfConsented}
            loading={isSending && '送信しています'}
            disabledReason={online ? undefined : procedureMessages.offline.submit}
          >
            {isAgain ? `もう一度、${action}` : action}
          </Button>
        )}
        {topics || procedure.inputs.length === 0 ? (
          <Link standalone to={procedure.exit.to}>
            やめて、{procedure.exit.words}
          </Link>
        ) : (
          <Link standalone to={addressOf(procedure, procedure.inputs.length - 1)}>
            {procedure.inputs.at(-1)?.word}に戻る
          </Link>
        )}
      </Actions>
    </>
  );
}
