import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Lead } from '@/ui/Text';
import { Link } from '@/ui/link/Link';
import { Nowrap, Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { Steps } from '@/ui/step/Steps';
import { Body } from './layout';
import type { Procedure, Review } from './procedure';
import { ReviewRows } from './ReviewRows';
import { ReviewSend } from './ReviewSend';
import { addressOf, wordsOf } from './steps';
import { UnknownNotice } from './UnknownNotice';
import type { KeptProcedure } from './useKept';
import type { Submission } from './useSubmission';

interface ReviewPageProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  kept: KeptProcedure<Values, Receipt>;
  submission: Submission;
}

/** Everything once more before it is sent, each group with 変更 (`look.md` "Pictures", gift-confirm, quit-3). */
export function ReviewPage<Values extends FieldValues, Receipt extends object>(
  props: ReviewPageProps<Values, Receipt>,
) {
  const { procedure, kept, submission } = props;
  const values = useFormContext<Values>().getValues();
  const review = procedure.useReview(values);
  const { refuse, isSending } = submission;
  const refusal = 'refusal' in review ? review.refusal : undefined;
  const onRefusal = useEffectEvent(refuse);
  useEffect(() => {
    if (refusal) onRefusal(refusal);
  }, [refusal]);
  // While it is on its way too: it would be untrue that nothing has been done yet.
  const isUnknown = isSending || kept.unknownSince !== undefined;
  const found = 'rows' in review ? review : undefined;
  const unknown = <UnknownNotice procedure={procedure} kept={kept} values={values} />;
  const send = <ReviewSend {...props} review={found} unknownAction={kept.unknownAction} />;
  if (found?.topics)
    return (
      <TopicReview procedure={procedure} review={found} isUnknown={isUnknown}>
        {{ unknown, send }}
      </TopicReview>
    );

  return (
    <Page>
      <PageHead title={procedure.title} narrow>
        <Steps words={wordsOf(procedure)} now={procedure.inputs.length} />
        <Body>
          {unknown}
          {found && (
            <>
              <Lead>
                <Nowrap>内容をお確かめください。</Nowrap>
                {!isUnknown && <Nowrap>{procedure.notDone}</Nowrap>}
              </Lead>
              <ReviewRows procedure={procedure} rows={found.rows} />
              {found.after}
            </>
          )}
          {send}
        </Body>
      </PageHead>
    </Page>
  );
}

interface TopicReviewProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  review: Review<Values>;
  isUnknown: boolean;
  children: { unknown: ReactNode; send: ReactNode };
}

/** A review of several topics, each with its label in the rail (look: quit-3). */
function TopicReview<Values extends FieldValues, Receipt extends object>({
  procedure,
  review: { topics, rows, after, consent },
  isUnknown,
  children: { unknown, send },
}: TopicReviewProps<Values, Receipt>) {
  const { inputs, notDone } = procedure;
  return (
    <Page>
      <PageHead
        title={topics?.title}
        lead={isUnknown ? undefined : notDone}
        back={
          <Link standalone icon="back" to={addressOf(procedure, inputs.length - 1)}>
            {inputs.at(-1)?.word}に戻る
          </Link>
        }
      >
        <Steps words={wordsOf(procedure)} now={inputs.length} />
        {unknown && <Body>{unknown}</Body>}
      </PageHead>
      {topics?.before}
      <Section label="お申し込みの内容">
        <ReviewRows procedure={procedure} rows={rows} />
      </Section>
      {topics?.after}
      <Section label={consent ? '同意' : 'お申し込み'}>
        {after}
        {send}
      </Section>
    </Page>
  );
}
