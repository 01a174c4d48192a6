import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import type { Rejection } from '@/api/query';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { formatClock } from '@/lib/date';
import { type Absent, present } from '@/lib/present';
import { paths } from '@/paths';
import { type FieldProblem, FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { useNavigate } from '@/session/lineAddress';
import { useServiceType } from '@/session/selectedService';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Dialog } from '@/ui/message/Dialog';
import { Phrase, Prose } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { ChangedTerms, TermTable } from './ChangedTerms';
import {
  type ReviewContent,
  type ReviewRow,
  useProcedure,
  useProcedureSubmission,
} from './procedureData';
import { LineNote } from './SelectedLineBar';
import { SendingAlert } from './SendingAlert';
import { Steps } from './Steps';
import { addressOf, secretsOf, stepLabelsOf, stepOf } from './steps';
import { UnknownNotice } from './UnknownNotice';
import { type Confirmed, type TermChange, useConfirmed } from './useConfirmed';
import { termsChangedProblem } from './useSubmission';

interface ReviewProps<Values extends FieldValues> extends Omit<ReviewContent<Values>, 'rows'> {
  rows: readonly (ReviewRow<Values> | Absent)[];
  /** All is so already, perhaps from another tab: there is nothing to send. */
  isSame?: boolean;
}

/** Everything once more before it is sent, each group with 変更 (docs/design.md §6). */
export const Review = <Values extends FieldValues>({
  rows,
  isSame = false,
  ...content
}: ReviewProps<Values>) => (
  <ReviewPage
    found={
      isSame
        ? { rows: present(rows), after: <p>{procedureMessages.same}</p> }
        : { ...content, rows: present(rows) }
    }
  />
);

/** In place of a `Review` where a read that it needs was refused: why, at its field or beside the way out. */
export function RefusedReview({ refusal }: Rejection) {
  const { refuse } = useProcedureSubmission();
  const onRefusal = useEffectEvent(refuse);
  useEffect(() => onRefusal(refusal), [refusal]);
  return <ReviewPage found={undefined} />;
}

function ReviewPage({ found }: { found: ReviewContent | undefined }) {
  const { of, draft } = useProcedure();
  const { changed, isSending } = useProcedureSubmission();
  // Also while a request is under way: the page must not say that nothing is done yet.
  const isUnknown = isSending || draft.unknownSince !== undefined;
  const confirmed = useConfirmed(found, changed);
  const consent = useConsent(found?.consent !== undefined, confirmed.terms);
  const { steps, reviewNote } = of;
  const last = steps.at(-1);
  // At 640 and less a review of one topic shows no labels of its sections; one of several topics does.
  const quiet = found?.topics === undefined;

  return (
    <Container>
      <PageHead
        title={of.title}
        back={last && { to: addressOf(of, steps.length - 1), label: `${last.label}に戻る` }}
      >
        <Steps labels={stepLabelsOf(of)} now={steps.length} />
        <Typography variant="lead" sx={{ mt: 5 }}>
          <Phrase>内容をお確かめください。</Phrase>
          {!isUnknown && <Phrase>{reviewNote}</Phrase>}
        </Typography>
        <Box sx={{ maxWidth: 640, '& > *': { m: '28px 0 0' } }}>
          <UnknownNotice />
          <FormErrorSummary problems={consent.problems} attempt={consent.attempt} />
        </Box>
      </PageHead>
      {found?.topics?.before}
      {found && found.rows.length > 0 && (
        <Section label={quiet ? '手続きの内容' : 'お申し込みの内容'} quiet={quiet}>
          <ReviewRows rows={found.rows} />
        </Section>
      )}
      {found?.topics?.after}
      <Section label={found?.consent ? '同意' : quiet ? '確認' : 'お申し込み'} quiet={quiet}>
        {found?.after}
        <ReviewSend review={found} consent={consent} confirmed={confirmed} />
      </Section>
    </Container>
  );
}

/**
 * The checkbox without which nothing is sent, and how often sending was tried without it.
 * @param terms what it is given to: for other terms it is asked for again
 */
function useConsent(isAsked: boolean, terms: Schema.Terms): Consent {
  const [givenTo, setGivenTo] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(terms);
  const given = givenTo === asked;
  const isMissing = isAsked && attempt > 0 && !given;
  return {
    given: given || !isAsked,
    isMissing,
    problems: isMissing
      ? [{ field: consentId, label: '同意', cause: fieldMessages.mustSelect }]
      : [],
    attempt,
    set: (isGiven) => setGivenTo(isGiven ? asked : undefined),
    refuse: () => setAttempt(attempt + 1),
  };
}

/** The rows of a review, with a link to the field of each that can be changed. */
function ReviewRows({ rows }: { rows: readonly ReviewRow[] }) {
  const { of } = useProcedure();
  if (rows.length === 0) return null;
  return (
    <Box sx={{ my: 5, 'section &': { my: 0 } }}>
      <DescriptionList
        ink="both"
        stacked
        items={rows.map(({ field, ...row }) => ({
          ...row,
          action: field && (
            <Button
              variant="text"
              href={`${addressOf(of, stepOf(of, field))}?change=${field}`}
              aria-label={`変更(${row.term})`}
            >
              変更
            </Button>
          ),
        }))}
      />
    </Box>
  );
}

const consentId = 'consent';

interface Consent {
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
function ReviewSend({ review, consent, confirmed }: ReviewSendProps) {
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

interface RepeatedOrderProps {
  /** The verb of the button: 1.0GBを550円で追加する. */
  action: string;
  /** What is no longer as it was when the button was pressed, often because of the first order. */
  changes: readonly TermChange[];
  /** Sends it, with what is so now. */
  onMeant: () => void;
}

/**
 * Asks whether a second order is meant, where the same one was sent from this browser a moment ago: the
 * page may be open in two tabs. What has changed since is part of the same question, once it has been read again.
 */
function RepeatedOrder({ action, changes, onMeant }: RepeatedOrderProps) {
  const { of } = useProcedure();
  const { repeated, forgetRepeated } = useProcedureSubmission();
  const navigate = useNavigate();
  const isMobile = useServiceType() === 'mobile';
  const isReading = useIsFetching() > 0;
  if (!repeated) return null;
  const { at, isAccepted } = repeated;
  // Secret fields are not kept, so they may differ.
  const same = secretsOf(of).length > 0 ? '同じお手続き' : '同じ内容のお手続き';
  return (
    <Dialog
      open
      role="alertdialog"
      title={`${same}を、${formatClock(at)}に${isAccepted ? '受け付けています' : '送信しています'}`}
      onClose={forgetRepeated}
      actions={[
        {
          label: 'お知らせ履歴を見る',
          onClick: () =>
            void navigate(
              isMobile ? paths.mobileNotificationHistory() : paths.notificationHistory(),
            ),
        },
        {
          label: `もう一度、${changes.length > 0 ? 'いまの内容で' : ''}${action}`,
          variant: 'secondary',
          onClick: onMeant,
          busy: isReading && '読み込んでいます',
        },
        { label: '送信しない', variant: 'secondary', safe: true, onClick: forgetRepeated },
      ]}
    >
      <Prose>
        <p>今回の分は、まだ送信していません。もう一度申し込みますか。</p>
        <p>
          {isAccepted
            ? '受け付けた内容は、お知らせ履歴でご覧いただけます。'
            : '受け付けられたかどうかは、お知らせ履歴でお確かめいただけます。'}
        </p>
      </Prose>
      {changes.length > 0 && <TermTable changes={changes} />}
    </Dialog>
  );
}
