import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import { fieldMessages } from '@/catalogue/messages';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { Icon } from '@/theme/icon/Icon';
import { Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import type { Procedure } from './procedure';
import { ReviewRows } from './ReviewRows';
import { type Consent, consentId, ReviewSend } from './ReviewSend';
import { Steps } from './Steps';
import { addressOf, stepLabelsOf } from './steps';
import { UnknownNotice } from './UnknownNotice';
import { useConfirmed } from './useConfirmed';
import type { ProcedureDraft } from './useDraft';
import type { Submission } from './useSubmission';

interface ReviewPageProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  draft: ProcedureDraft<Values, Receipt>;
  submission: Submission;
}

/** Everything once more before it is sent, each group with 変更 (docs/design.md §6). */
export function ReviewPage<Values extends FieldValues, Receipt extends object>(
  props: ReviewPageProps<Values, Receipt>,
) {
  const { procedure, draft, submission } = props;
  const values = useFormContext<Values>().getValues();
  const review = procedure.useReview(values);
  const { refuse, isSending } = submission;
  const refusal = 'refusal' in review ? review.refusal : undefined;
  const onRefusal = useEffectEvent(refuse);
  useEffect(() => {
    if (refusal) onRefusal(refusal);
  }, [refusal]);
  // Also while a request is under way: the page must not say that nothing is done yet.
  const isUnknown = isSending || draft.unknownSince !== undefined;
  const found = 'rows' in review ? review : undefined;
  const confirmed = useConfirmed(found, submission.changed);
  const consent = useConsent(found?.consent !== undefined, confirmed.terms);
  const { inputs, reviewNote } = procedure;
  const last = inputs.at(-1);
  // At 640 and less a review of one topic shows no labels of its sections; one of several topics does.
  const quiet = found?.topics === undefined;
  const send = <ReviewSend {...props} review={found} consent={consent} confirmed={confirmed} />;

  return (
    <Container>
      <PageHead
        title={procedure.title}
        back={
          last && (
            <Button
              variant="text"
              startIcon={<Icon name="back" />}
              href={addressOf(procedure, inputs.length - 1)}
            >{`${last.label}に戻る`}</Button>
          )
        }
      >
        <Steps labels={stepLabelsOf(procedure)} now={inputs.length} />
        <Typography variant="lead" sx={{ mt: 5 }}>
          <Phrase>内容をお確かめください。</Phrase>
          {!isUnknown && <Phrase>{reviewNote}</Phrase>}
        </Typography>
        <Box sx={{ maxWidth: 640, '& > *': { m: '28px 0 0' } }}>
          <UnknownNotice procedure={procedure} draft={draft} values={values} />
          <FormErrorSummary problems={consent.problems} attempt={consent.attempt} />
        </Box>
      </PageHead>
      {found?.topics?.before}
      {found && found.rows.length > 0 && (
        <Section label={quiet ? '手続きの内容' : 'お申し込みの内容'} quiet={quiet}>
          <ReviewRows procedure={procedure} rows={found.rows} />
        </Section>
      )}
      {found?.topics?.after}
      <Section label={found?.consent ? '同意' : quiet ? '確認' : 'お申し込み'} quiet={quiet}>
        {found?.after}
        {send}
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
