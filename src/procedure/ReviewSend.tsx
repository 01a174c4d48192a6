import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import type { FieldProblem } from '@/procedure/field/FormErrorSummary';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { useOnline } from '@/ui/useOnline';
import type { Procedure, Review } from './procedure';
import { LineNote } from './SelectedLineBar';
import { SendingAlert } from './SendingAlert';
import type { Submission } from './useSubmission';

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
  submission: Submission;
  /** Undefined where a read that it needs was refused. */
  review: Review<Values> | undefined;
  consent: Consent;
  /** The button's text of a request whose outcome is unknown. */
  unknownAction: string | undefined;
}

/** The end of a review: consent, why sending failed, the button, the way out. */
export function ReviewSend<Values extends FieldValues, Receipt extends object>({
  procedure,
  submission: { submit, isSending, problem, hasFailed, closeFailure },
  review,
  consent,
  unknownAction,
}: ReviewSendProps<Values, Receipt>) {
  const online = useOnline();
  const { action, variant } = review ?? {};

  // If the values have changed so that the button's text has too, this is another request.
  const isAgain = action !== undefined && action === unknownAction;

  const sendIfConsented = () => {
    if (!action) return;
    if (consent.given) return submit(action);
    consent.refuse();
  };

  return (
    <>
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
      <SendingAlert problem={problem} />
      {hasFailed && procedure.FailureDialog && <procedure.FailureDialog onClose={closeFailure} />}
      {action && procedure.lineNote && <LineNote text={procedure.lineNote} />}
      <Actions>
        {action && (
          <SubmitButton
            busy={isSending && '送信しています'}
            variant={variant === 'destructive' ? variant : isAgain ? 'secondary' : 'primary'}
            onClick={sendIfConsented}
            covered
            disabledReason={online ? undefined : procedureMessages.offline.submit}
          >
            {isAgain ? `もう一度、${action}` : action}
          </SubmitButton>
        )}
        <Button variant="text" href={procedure.exit.to}>
          やめて、{procedure.exit.label}
        </Button>
      </Actions>
    </>
  );
}
