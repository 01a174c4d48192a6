import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import { procedureMessages } from '@/catalogue/messages';
import { FormErrorSummary, goToField } from '@/procedure/field/FormErrorSummary';
import { useNavigate } from '@/session/lineAddress';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { PageHead } from '@/ui/page/PageHead';
import { submitForm } from './field/submitForm';
import { type ProcedureStep, useProcedure, useProcedureSubmission } from './procedureData';
import { LineNote } from './SelectedLineBar';
import { SendingAlert } from './SendingAlert';
import { StayingBar } from './StayingBar';
import { Steps } from './Steps';
import { addressOf, stepLabelsOf } from './steps';
import { StartAgain, UnknownNotice } from './UnknownNotice';
import { useCheck } from './useCheck';

interface InputStepProps<Values extends FieldValues> {
  /** Which of the procedure's steps it is; absent for the first one. */
  slug?: string;
  /**
   * Asks the server before the step is left, such as whether two codes are valid.
   * @throws ApiError
   */
  check?: (values: Values) => Promise<void>;
  /** What the choices cost together, for the bar that stays on a phone (`StayingBar`); absent where they have no price. */
  sum?: ReactNode;
  /** Sections below the form: what was done before. */
  footer?: ReactNode;
  /** A page of its own around the fields, such as an option's: it places the parts and renders the fields itself. */
  frame?: (parts: FrameParts) => ReactNode;
  /** The fields; they use `useFormContext<Values>()`. */
  children?: ReactNode;
}

/** What a frame has to render besides the fields. */
export interface FrameParts {
  /** What is wrong, at the top. */
  alerts: ReactNode;
  /** Why the step could not be left, the button and the way out. */
  ending: ReactNode;
}

/** One page of questions (docs/design.md §6). */
export function InputStep<Values extends FieldValues>(props: InputStepProps<Values>) {
  const { of, index } = useProcedure();
  const step = of.steps[index];
  return step?.slug === (props.slug ?? '') && <InputPage step={step} {...props} />;
}

/** Whether everything was missing when a later step was opened. */
interface Arrival {
  startAgain?: boolean;
}

function InputPage<Values extends FieldValues>({
  step,
  check,
  sum,
  footer,
  frame,
  children,
}: InputStepProps<Values> & { step: ProcedureStep<FieldValues> }) {
  const { of, draft, index, tabs, current } = useProcedure();
  const submission = useProcedureSubmission();
  const navigate = useNavigate();
  const form = useFormContext<Values>();
  const changing = useChangedField();
  const { state } = useLocation() as { state: Arrival | null };
  const { errors } = form.formState;
  const problems = step.fields.filter(({ name }) => name in errors);
  const attempt = useAttempt(problems.length > 0);
  // Not only hidden on a narrower page, which would read it for nothing.
  const hasRail = useMediaQuery(media.fromLarge, { noSsr: true });
  const checking = useCheck(submission.refuse, attempt.refuse);
  const problem = checking.problem ?? submission.problem;

  const toNext = () => {
    draft.completeStep(index);
    // After 変更, back to the review, or to the furthest step that may be opened.
    const next = changing ? Math.max(draft.reached, index + 1) : index + 1;
    void navigate(addressOf(of, next));
  };
  const checkAndGo = () => (check ? checking.run(check(form.getValues()), toNext) : toNext());
  const isLast = changing || index === of.steps.length - 1;
  // A request is under way or its outcome is unknown, so the page must not say that nothing is done yet.
  const isUnderWay = submission.isSending || draft.unknownSince !== undefined;
  const before = step.leadsBack && of.steps[index - 1];

  const alerts = (
    <>
      {state?.startAgain && draft.reached === 0 && <StartAgain />}
      {draft.emptied === index && draft.reached <= index && (
        <Alert role="status">
          <AlertTitle component="h2">{procedureMessages.secretsGone.title}</AlertTitle>
          {procedureMessages.secretsGone.text}
        </Alert>
      )}
      <UnknownNotice />
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
      busy={checking.isRunning && '確かめています'}
      endIcon={<Icon name="arrow" />}
      type="submit"
    >
      {step.next ?? (isLast ? '確認へ進む' : '次へ進む')}
    </SubmitButton>
  );
  const ending = (
    <>
      <SendingAlert problem={problem} />
      {of.lineNote && <LineNote text={of.lineNote} />}
      <Actions data-staying={sum && true}>
        {sum ? <StayingBar sum={sum}>{submit}</StayingBar> : submit}
        {before ? (
          <Button variant="text" href={addressOf(of, index - 1)}>{`${before.label}に戻る`}</Button>
        ) : (
          <Button variant="text" href={of.exit.to}>{`やめて、${of.exit.label}`}</Button>
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

  if (frame) return formOf(frame({ alerts, ending }));
  return (
    <Container>
      {index === 0 && tabs}
      <PageHead title={of.title} narrow rail={hasRail && current}>
        <Steps labels={stepLabelsOf(of)} now={index} />
        <Box sx={{ mt: { xs: 6, sm: 7 }, '& > [role]': { mb: 7 } }}>
          {alerts}
          {formOf(
            <>
              {children}
              {ending}
            </>,
          )}
        </Box>
      </PageHead>
      {footer && <DeferredContent>{footer}</DeferredContent>}
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
