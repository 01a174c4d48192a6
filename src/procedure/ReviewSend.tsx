import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fieldMessages } from '@/catalogue/messages';
import type { FieldProblem } from '@/procedure/field/FormErrorSummary';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { ChangedTerms } from './ChangedTerms';
import { type ReviewContent, useProcedure, useProcedureSubmission } from './procedureData';
import { RepeatedOrder } from './RepeatedOrder';
import { LineNote } from './SelectedLineBar';
import { SendingAlert } from './SendingAlert';
import type { Confirmed } from './useConfirmed';
import { termsChangedProblem } from './useSubmission';

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

interface ReviewSendProps {
  /** Undefined where a read that it needs was refused. */
  review: ReviewContent | undefined;
  consent: Consent;
  confirmed: Confirmed;
}

/** The end of a review: consent, why sending failed, the button, the way out. */
export function ReviewSend({ review, consent, confirmed }: ReviewSendProps) {
  const { of, draft, failureDialog } = useProcedure();
  const { unknownSince, unknownAction, unknownConfirmed } = draft;
  const { submit, isSending, problem, hasFailed, closeFailure, repeated, forgetRepeated } =
    useProcedureSubmission();
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
      <ChangedTerms changes={repeated ? [] : changes} note={of.reviewNote} />
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
      {hasFailed && failureDialog?.(closeFailure)}
      {action && <RepeatedOrder action={action} changes={changes} onMeant={sendAgain} />}
      {action && of.lineNote && <LineNote text={of.lineNote} />}
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
        <Button variant="text" href={of.exit.to}>{`やめて、${of.exit.label}`}</Button>
      </Actions>
    </>
  );
}
