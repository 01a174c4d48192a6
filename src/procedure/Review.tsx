import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import type { Rejection } from '@/api/query';
import { fieldMessages } from '@/catalogue/messages';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { Icon } from '@/theme/icon/Icon';
import { Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import {
  type ReviewContent,
  type ReviewRow,
  useProcedure,
  useProcedureSubmission,
} from './procedureData';
import { type Consent, consentId, ReviewSend } from './ReviewSend';
import { Steps } from './Steps';
import { addressOf, stepLabelsOf, stepOf } from './steps';
import { UnknownNotice } from './UnknownNotice';
import { useConfirmed } from './useConfirmed';

/** The review, drawn once the input steps are filled in; its child reads what they lead to and gives a `Review`. */
export function ReviewStep({ children }: { children: ReactNode }) {
  const { of, index } = useProcedure();
  return index === of.steps.length && children;
}

/** Everything once more before it is sent, each group with 変更 (docs/design.md §6). */
export const Review = <Values extends FieldValues>(content: ReviewContent<Values>) => (
  <ReviewPage found={content} />
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
        back={
          last && (
            <Button
              variant="text"
              startIcon={<Icon name="back" />}
              href={addressOf(of, steps.length - 1)}
            >{`${last.label}に戻る`}</Button>
          )
        }
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
