import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { procedureMessages } from '@/catalogue/messages';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { goToField } from '@/procedure/field/goToField';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { PageHead } from '@/ui/page/PageHead';
import { submitForm } from './field/submitForm';
import type { Procedure } from './procedure';
import { LineNote } from './SelectedLineBar';
import { SendingAlert } from './SendingAlert';
import { StartAgain } from './StartAgain';
import { StayingBar } from './StayingBar';
import { Steps } from './Steps';
import { addressOf, stepLabelsOf } from './steps';
import { UnknownNotice } from './UnknownNotice';
import { useCheck } from './useCheck';
import type { ProcedureDraft } from './useDraft';
import type { Submission } from './useSubmission';

interface InputPageProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  draft: ProcedureDraft<Values, Receipt>;
  submission: Submission;
  index: number;
}

/** What was missing when a later step was opened: everything, or only the secret fields. */
interface Arrival {
  startAgain?: boolean;
  typeAgain?: boolean;
}

/** One page of questions (docs/design.md §6). */
export function InputPage<Values extends FieldValues, Receipt extends object>({
  procedure,
  draft,
  submission,
  index,
}: InputPageProps<Values, Receipt>) {
  const navigate = useNavigate();
  const form = useFormContext<Values>();
  const changing = useChangedField();
  const { state } = useLocation() as { state: Arrival | null };
  const step = procedure.inputs[index];
  const { errors } = form.formState;
  const problems = (step?.fields ?? []).filter(({ name }) => name in errors);
  const attempt = useAttempt(problems.length > 0);
  // Not only hidden on a narrower page, which would read it in vain.
  const hasRail = useMediaQuery(media.fromLarge, { noSsr: true });
  const check = useCheck(submission.refuse, attempt.refuse);
  const problem = check.problem ?? submission.problem;
  if (!step) return null;

  const toNext = () => {
    draft.completeStep(index);
    // After 変更, back to the review, or to the furthest step that may be opened.
    const next = changing ? Math.max(draft.reached, index + 1) : index + 1;
    void navigate(addressOf(procedure, next));
  };
  const checkAndGo = () =>
    step.check ? check.run(step.check(form.getValues()), toNext) : toNext();
  const isLast = changing || index === procedure.inputs.length - 1;
  // A request is under way or its outcome is unknown, so the page must not say that nothing is done yet.
  const isUnderWay = submission.isSending || draft.unknownSince !== undefined;
  const before = step.leadsBack && procedure.inputs[index - 1];

  const alerts = (
    <>
      {state?.startAgain && draft.reached === 0 && <StartAgain />}
      {state?.typeAgain && draft.reached === 0 && (
        <Alert role="status">
          <AlertTitle component="h2">{procedureMessages.secretsGone.title}</AlertTitle>
          {procedureMessages.secretsGone.text}
        </Alert>
      )}
      <UnknownNotice procedure={procedure} draft={draft} values={form.getValues()} />
      <FormErrorSummary
        problems={problems.map(({ name, label }) => ({
          field: name,
          label,
          cause: causeOf(errors[name]),
        }))}
        attempt={attempt.count}
      />
    </>
  );
  const submit = (
    <SubmitButton
      busy={check.isRunning && '確かめています'}
      endIcon={<Icon name="arrow" />}
      type="submit"
    >
      {step.next ?? (isLast ? '確認へ進む' : '次へ進む')}
    </SubmitButton>
  );
  const ending = (
    <>
      <SendingAlert problem={problem} />
      {procedure.lineNote && <LineNote text={procedure.lineNote} />}
      <Actions data-staying={step.Sum && true}>
        {step.Sum ? <StayingBar sum={<step.Sum />}>{submit}</StayingBar> : submit}
        {before ? (
          <Button
            variant="text"
            href={addressOf(procedure, index - 1)}
          >{`${before.label}に戻る`}</Button>
        ) : (
          <Button
            variant="text"
            href={procedure.exit.to}
          >{`やめて、${procedure.exit.label}`}</Button>
        )}
      </Actions>
      {!isUnderWay && (
        <Typography variant="note">
          まだ確定しません。{isLast && '次の画面で内容をお確かめください。'}
        </Typography>
      )}
    </>
  );
  const formOf = (content: ReactNode) => (
    <form noValidate onSubmit={submitForm(form, checkAndGo, attempt.refuse)}>
      {content}
    </form>
  );

  if (step.Frame) return formOf(<step.Frame alerts={alerts} ending={ending} />);
  return (
    <Container>
      {index === 0 && procedure.Tabs && <procedure.Tabs />}
      <PageHead
        title={procedure.title}
        narrow
        rail={hasRail && procedure.Current && <procedure.Current />}
      >
        <Steps labels={stepLabelsOf(procedure)} now={index} />
        <Box sx={{ mt: { xs: 6, sm: 7 }, '& > [role]': { mb: 7 } }}>
          {alerts}
          {formOf(
            <>
              <step.Fields />
              {ending}
            </>,
          )}
        </Box>
      </PageHead>
      {step.Footer && (
        <DeferredContent>
          <step.Footer />
        </DeferredContent>
      )}
    </Container>
  );
}

/** The message of an error of react-hook-form, whose type is vague while `Values` is generic. */
function causeOf(error: { message?: unknown } | undefined): string | undefined {
  return typeof error?.message === 'string' ? error.message : undefined;
}

/** Counts refused attempts; an error that came back from the server counts as one. */
function useAttempt(hasProblems: boolean) {
  const [count, setCount] = useState(0);
  const [cameWithProblems] = useState(hasProblems);
  useEffect(() => {
    if (!cameWithProblems) return;
    // After the screen has put the focus on its heading, as it does on each change of step.
    const frame = requestAnimationFrame(() => setCount((n) => n + 1));
    return () => cancelAnimationFrame(frame);
  }, [cameWithProblems]);
  return { count, refuse: () => setCount((n) => n + 1) };
}

/** Focuses the field that 変更 on the review leads to. */
function useChangedField(): string | null {
  const [search] = useSearchParams();
  const field = search.get('change');
  useEffect(() => {
    if (!field) return;
    const frame = requestAnimationFrame(() => goToField(field));
    return () => cancelAnimationFrame(frame);
  }, [field]);
  return field;
}
