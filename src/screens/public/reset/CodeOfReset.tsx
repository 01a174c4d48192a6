import Button from '@mui/material/Button';
import { CodeStep } from '@/procedure/CodeStep';
import { SendingAlert } from '@/procedure/SendingAlert';
import { useSending } from '@/procedure/useSending';
import { Nowrap } from '@/ui/page/Page';
import {
  type CodeOrder,
  sendCode,
  type SentCode,
  type VerifiedCode,
  verifyCode,
  versionFor,
} from './mutations';
import { codeRefusal, methods, sendingRefusal, sendingUnknown } from './resetMessages';
import type { ResetState } from './resetState';

interface CodeOfResetProps {
  state: Extract<ResetState, { step: 'code' }>;
  onSent: (order: CodeOrder, sent: SentCode) => void;
  onVerified: (verified: VerifiedCode) => void;
}

/**
 * Asks for the code that was sent; another one can be sent the same way or the other way (docs/design.md
 * §6).
 */
export function CodeOfReset({ state, onSent, onVerified }: CodeOfResetProps) {
  const { order, sent, times } = state;
  const other =
    order.method === 'one_time_pwd_sms' ? 'one_time_pwd_mail' : ('one_time_pwd_sms' as const);
  const otherOrder: CodeOrder = {
    ...order,
    method: other,
    version: versionFor(other, order.version),
  };
  const resend = useSendingOf(order, onSent);
  const change = useSendingOf(otherOrder, onSent);
  return (
    <CodeStep
      label="認証コード"
      lead={
        <>
          <span>{sent.sent_to}</span>に<Nowrap>6桁の認証コードを</Nowrap>
          <Nowrap>お送りしました。</Nowrap>
        </>
      }
      expiresAt={sent.expires_at}
      resendAt={sent.resend_at}
      action="確かめる"
      verify={(code) => verifyCode(sent.otp_id, code)}
      onVerified={onVerified}
      refusal={codeRefusal}
      resend={resend}
      again={times > 1}
      others={
        <>
          <Button variant="text" onClick={change.run}>
            {change.isSending ? '送信しています' : `${methods[other].label}で受け取る`}
          </Button>
          <SendingAlert problem={change.problem} />
        </>
      }
    />
  );
}

function useSendingOf(order: CodeOrder, onSent: CodeOfResetProps['onSent']) {
  return useSending({
    call: () => sendCode(order),
    onDone: (sent) => onSent(order, sent),
    onRefusal: (error) => {
      const refusal = sendingRefusal(error);
      return 'field' in refusal
        ? { title: '認証コードをお送りできませんでした', text: refusal.message }
        : refusal;
    },
    unknown: sendingUnknown,
  });
}
