import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BusinessError } from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { CodeField } from '@/procedure/field/CodeField';
import { codeOrText, codeProblem, isPartOfCode } from '@/procedure/field/codesIn';
import { Icon } from '@/theme/icon/Icon';
import { Figure } from '@/ui/figure/Figure';
import { KeepTogether } from '@/ui/KeepTogether';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Announcement } from '@/ui/message/Announcement';
import type { SendingProblem } from './failure';
import { SendingAlert } from './SendingAlert';
import { type Sending, useSending } from './useSending';

/**
 * What a refused code means: an error at the field, with `ended` if the code can't be used any more, or a text
 * beside the button.
 */
export type CodeRefusal = { message: string; ended?: boolean } | SendingProblem;

/** Shown when it is unknown whether a code was sent. */
export const codeSendingUnknown: SendingProblem = {
  title: '認証コードをお送りできたかどうか、確認できませんでした',
  text: '通信の状態をお確かめのうえ、もう一度お送りください。',
};

/** Why no other code was sent, where the field that the refusal may name isn't on the page any more. */
export const codeNotSent = (refusal: { message: string } | SendingProblem): SendingProblem =>
  'title' in refusal
    ? refusal
    : { title: '認証コードをお送りできませんでした', text: refusal.message };

interface CodeStepProps<Result> {
  /** Where the code went. */
  lead: ReactNode;
  /** What it is called: コード. */
  label: string;
  /** How many digits it has; six unless said. */
  digits?: number;
  /** ISO moments. */
  expiresAt: string;
  resendAt: string;
  /** The verb of the button. */
  action: string;
  /** @throws ApiError */
  verify: (code: string) => Promise<Result>;
  onVerified: (result: Result) => void;
  refusal: (error: BusinessError) => CodeRefusal;
  /** Shown when the outcome is unknown; by default the customer is asked to try again. */
  unknown?: SendingProblem;
  /** Sends another code; absent where the page no longer has what that needs. */
  resend?: Sending;
  /** This code is not the first that was sent. */
  again?: boolean;
  /** Other ways to get a code. */
  others?: ReactNode;
}

/** Asks for a code that was sent, shows how long it is valid, and offers to send another (docs/design.md §6). */
export function CodeStep<Result>(step: CodeStepProps<Result>) {
  const { label, digits = 6, action, verify, refusal, resend, again, others } = step;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [ended, setEnded] = useState(false);

  // A script of the browser may have written there without an event.
  const read = () => codeOrText(field.current?.value ?? '', digits);
  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  /** What is wrong with a text that is no code; no code is wrong while it is typed. */
  const unfit = (held: string) =>
    isPartOfCode(held, digits) ? undefined : codeProblem(held, digits, label);
  const sending = useSending({
    call: () => verify(read()),
    onDone: step.onVerified,
    onRefusal: (failure) => {
      const refused = refusal(failure);
      if ('title' in refused) return refused;
      setCode('');
      setEnded(refused.ended ?? false);
      refuse(refused.message);
      return undefined;
    },
    unknown: step.unknown ?? {
      title: procedureMessages.unknown.title,
      text: `通信の状態をお確かめのうえ、もう一度「${action}」を押してください。`,
    },
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ended) return;
        setCode(read());
        const problem = codeProblem(read(), digits, label);
        if (problem) refuse(problem);
        else sending.run();
      }}
    >
      <Typography variant="lead">{step.lead}</Typography>
      <Box sx={{ mt: 5 }}>
        <CodeField
          ref={(input) => {
            field.current = input;
            keepOutOfMarkup(input);
          }}
          label={label}
          name="code"
          length={digits}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setError(unfit(typed));
          }}
          error={error && <KeepTogether>{error}</KeepTogether>}
        />
      </Box>
      <Announcement>{unfit(code) ?? ''}</Announcement>
      {!ended && <CodeTime label={label} expiresAt={step.expiresAt} />}
      <SendingAlert problem={sending.problem} />
      <Actions>
        <SubmitButton
          busy={sending.isSending && '確かめています'}
          endIcon={<Icon name="arrow" />}
          type="submit"
          covered
          disabledReason={ended ? `もう一度、${label}をお送りください。` : undefined}
        >
          {action}
        </SubmitButton>
      </Actions>
      <CodeResend resendAt={step.resendAt} resend={resend} again={again}>
        {others}
      </CodeResend>
    </form>
  );
}

/** React writes the value of a controlled input into its attribute too; a one-time code must not be there. */
function keepOutOfMarkup(input: HTMLInputElement | null): void {
  if (input)
    Object.defineProperty(input, 'defaultValue', {
      configurable: true,
      get: () => '',
      set: () => {},
    });
}

const timeSx = { mt: 7, pt: 3, borderTop: 1, borderColor: 'divider' };

/**
 * How long a code stays valid (docs/design.md §6). The server decides, so the page still takes a
 * code after this time.
 */
export function CodeTime({ label, expiresAt }: { label: string; expiresAt: string }) {
  const left = useSecondsLeft(expiresAt);
  if (left === 0)
    return (
      <Box sx={timeSx}>
        <p>{label}の有効期限が切れました。もう一度お送りください。</p>
      </Box>
    );
  const minutes = Math.floor(left / 60);
  return (
    <Box sx={timeSx}>
      <Typography variant="help">{label}が使えるのは</Typography>
      <Stack role="timer" direction="row" sx={{ alignItems: 'baseline', gap: '5px' }}>
        <Typography variant="label" component="b">
          あと
        </Typography>
        <Figure value={`${minutes}:${String(left % 60).padStart(2, '0')}`} />
      </Stack>
    </Box>
  );
}

/**
 * Counts down to a moment by the server's clock.
 * @param until ISO moment
 * @returns whole seconds, 0 once it has passed
 */
export function useSecondsLeft(until: string): number {
  const [time, setTime] = useState(() => now().getTime());
  const isOver = Date.parse(until) <= time;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTime(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((Date.parse(until) - time) / 1000));
}

interface CodeResendProps {
  /** ISO moment. */
  resendAt: string;
  resend: Sending | undefined;
  again: boolean | undefined;
  children: ReactNode;
}

/** Offers to send again what didn't arrive, from the moment that the server names (docs/design.md §6). */
export function CodeResend({ resendAt, resend, again, children }: CodeResendProps) {
  const left = useSecondsLeft(resendAt);
  return (
    <Box sx={{ mt: { xs: 6, sm: 9 }, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {again && <p role="status">もう一度お送りしました。</p>}
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 5,
          minHeight: 44,
        }}
      >
        <span>届かないときは</span>
        {resend &&
          (left > 0 ? (
            <Typography variant="help">{waitText(left)}に、もう一度送れます</Typography>
          ) : resend.isSending ? (
            <Typography variant="help">送信しています</Typography>
          ) : (
            <Button variant="text" onClick={resend.run}>
              もう一度送る
            </Button>
          ))}
      </Stack>
      {children}
      <SendingAlert problem={resend?.problem} />
    </Box>
  );
}

/** `32秒後`; above a minute `約3分後`. */
function waitText(seconds: number): string {
  return seconds < 60 ? `${seconds}秒後` : `約${Math.ceil(seconds / 60)}分後`;
}
