import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import type { FieldProblem } from '@/procedure/field/FormErrorSummary';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { ChangedTerms } from './ChangedTerms';
import type { Procedure, Review } from './procedure';
import { RepeatedOrder } from './RepeatedOrder';
import { LineNote } from './SelectedLineBar';
import { SendingAlert } from './SendingAlert';
import type { Confirmed } from './useConfirmed';
import type { ProcedureDraft } from './useDraft';
import { type Submission, termsChangedProblem } from './useSubmission';

export const consentId = 'consent';

export interface Consent {
  given: boolean;
  /** Sending was tried without it. */
  isMissing: boolean;
  problems: readonly FieldProblem[];
  attempt: number;
  set: (given: boolean) => void;
  refuse: () => void;
}

interface ReviewSendProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  draft: ProcedureDraft<Values, Receipt>;
  submission: Submission;
  /** Undefined where a read that it needs was refused. */
  review: Review<Values> | undefined;
  consent: Consent;
  confirmed: Confirmed;
}

/** The end of a review: consent, why sending failed, the button, the way out. */
export function ReviewSend<Values extends FieldValues, Receipt extends object>({
  procedure,
  draft: { unknownSince, unknownAction, unknownConfirmed },
  submission,
  review,
  consent,
  confirmed,
}: ReviewSendProps<Values, Receipt>) {
  const { submit, isSending, problem, hasFailed, closeFailure } = submission;
  const { repeated, forgetRepeated } = submission;
  const { action, variant } = review ?? {};
  const [isMeant, setMeant] = useState(false);

  // If the values have changed so that the button's text has too, this is another request.
  const isAgain = action !== undefined && action === unknownAction;
  // An unknown outcome may have changed what is shown: the same request again confirms what it did before.
  const changes = unknownSince === undefined ? confirmed.changes : [];
  const prefix = isAgain ? 'もう一度、' : changes.length > 0 ? 'いまの内容で、' : '';

  const sendIfConsented = (isRepeatMeant: boolean) => {
    if (!action) return;
    if (!consent.given) return consent.refuse();
    confirmed.confirm();
    submit(action, (isAgain && unknownConfirmed) || confirmed.terms, isRepeatMeant);
  };

  const sendAgain = () => {
    setMeant(true);
    forgetRepeated();
    sendIfConsented(true);
  };

  return (
    <>
      <ChangedTerms changes={repeated ? [] : changes} note={procedure.reviewNote} />
      {review?.consent && (
        <Box sx={{ mt: 5 }}>
          <CheckboxField
            id={consentId}
            checked={consent.given}
            onChange={(event) => consent.set(event.target.checked)}
            error={consent.isMissing ? fieldMessages.mustSelect : undefined}
          >
            {review.consent}
          </CheckboxField>
        </Box>
      )}
      {(problem !== termsChangedProblem || changes.length === 0) && (
        <SendingAlert problem={problem} />
      )}
      {hasFailed && procedure.FailureDialog && <procedure.FailureDialog onClose={closeFailure} />}
      {action && (
        <RepeatedOrder
          procedure={procedure}
          submission={submission}
          action={action}
          changes={changes}
          onMeant={sendAgain}
        />
      )}
      {action && procedure.lineNote && <LineNote text={procedure.lineNote} />}
      <Actions>
        {action && (
          <SubmitButton
            busy={isSending && '送信しています'}
            variant={variant === 'destructive' ? variant : isAgain ? 'secondary' : 'primary'}
            onClick={() => sendIfConsented(isMeant)}
            covered
          >
            {prefix + action}
          </SubmitButton>
        )}
        <Button variant="text" href={procedure.exit.to}>{`やめて、${procedure.exit.label}`}</Button>
      </Actions>
    </>
  );
}
