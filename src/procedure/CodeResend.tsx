import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { SendingAlert } from './SendingAlert';
import type { Sending } from './useSending';
import { useSecondsLeft } from './useSecondsLeft';

const Root = styled.div`
  margin-top: 36px;
  padding-top: 8px;
  border-top: 1px solid var(--rule);
  ${media.small} {
    margin-top: 24px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  column-gap: 20px;
`;

interface CodeResendProps {
  /** ISO moment. */
  resendAt: string;
  resend: Sending | undefined;
  again: boolean | undefined;
  children: ReactNode;
}

/** Another sending, from the moment on that the server names (look: reset-2). */
export function CodeResend({ resendAt, resend, again, children }: CodeResendProps) {
  const left = useSecondsLeft(resendAt);
  return (
    <Root>
      {again && <p role="status">もう一度お送りしました。</p>}
      <Row>
        <span>届かないときは</span>
        {resend &&
          (left > 0 ? (
            <Typography variant="body2" color="textSecondary">
              {waitWords(left)}に、もう一度送れます
            </Typography>
          ) : resend.isSending ? (
            <Typography variant="body2" color="textSecondary">
              送信しています
            </Typography>
          ) : (
            <Button variant="text" onClick={resend.run}>
              もう一度送る
            </Button>
          ))}
      </Row>
      {children}
      <SendingAlert problem={resend?.problem} />
    </Root>
  );
}

/** `32秒後`; above a minute `約3分後`. */
function waitWords(seconds: number): string {
  return seconds < 60 ? `${seconds}秒後` : `約${Math.ceil(seconds / 60)}分後`;
}
