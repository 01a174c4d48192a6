import styled from '@emotion/styled';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { procedureMessages } from '@/catalogue/messages';
import { Actions } from '@/ui/link/Actions';
import { Button } from '@/ui/link/Button';
import { Link } from '@/ui/link/Link';
import { Alert } from '@/ui/message/Alert';
import { Nowrap, Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Definitions } from '@/ui/row/Definitions';
import { Steps } from '@/ui/step/Steps';
import { Lead } from '@/ui/Text';
import { Body, Problem } from './layout';
import { LineAtButton } from './LineStrip';
import type { Procedure } from './procedure';
import { addressOf, stepOf, wordsOf } from './steps';
import { UnknownNotice } from './UnknownNotice';
import { useOnline } from '@/ui/useOnline';
import type { KeptProcedure } from './useKept';
import type { Submission } from './useSubmission';

const Rows = styled.div`
  margin: 20px 0;
`;

interface ReviewPageProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  kept: KeptProcedure<Values, Receipt>;
  submission: Submission;
}

/** Everything once more before it is sent, each group with 変更 (`look.md` "Pictures", gift-confirm). */
export function ReviewPage<Values extends FieldValues, Receipt extends object>({
  procedure,
  kept,
  submission,
}: ReviewPageProps<Values, Receipt>) {
  const { inputs, title, useReview, notDone, forNumber } = procedure;
  const online = useOnline();
  const values = useFormContext<Values>().getValues();
  const review = useReview(values);
  const { submit, refuse, isSending, problem } = submission;
  const refusal = 'refusal' in review ? review.refusal : undefined;
  const onRefusal = useEffectEvent(refuse);
  useEffect(() => {
    if (refusal) onRefusal(refusal);
  }, [refusal]);
  const rows = 'rows' in review ? review.rows : [];
  const { after, action, variant } = 'rows' in review ? review : {};
  const isUnknown = kept.unknownSince !== undefined;

  return (
    <Page>
      <PageHead title={title} narrow>
        <Steps words={wordsOf(procedure)} now={inputs.length} />
        <Body>
          <UnknownNotice procedure={procedure} kept={kept} values={values} />
          {action && (
            <Lead>
              <Nowrap>内容をお確かめください。</Nowrap>
              {!isUnknown && <Nowrap>{notDone}</Nowrap>}
            </Lead>
          )}
          {rows.length > 0 && (
            <Rows>
              <Definitions
                ink="both"
                stacked
                items={rows.map(({ field, ...row }) => ({
                  ...row,
                  action: field && (
                    <Link
                      standalone
                      to={`${addressOf(procedure, stepOf(procedure, field))}?change=${field}`}
                      label={`変更(${row.term})`}
                    >
                      変更
                    </Link>
                  ),
                }))}
              />
            </Rows>
          )}
          {after}
          {problem && (
            <Problem>
              <Alert kind="danger" title={problem.title} level={2} live>
                {problem.text}
              </Alert>
            </Problem>
          )}
          {action && <LineAtButton words={forNumber} />}
          <Actions>
            {action && (
              <Button
                variant={variant === 'destructive' ? variant : isUnknown ? 'secondary' : 'primary'}
                onClick={submit}
                loading={isSending && '送信しています'}
                disabledReason={online ? undefined : procedureMessages.offline.submit}
              >
                {isUnknown ? `もう一度、${action}` : action}
              </Button>
            )}
            <Link standalone to={addressOf(procedure, inputs.length - 1)}>
              入力に戻る
            </Link>
          </Actions>
        </Body>
      </PageHead>
    </Page>
  );
}
