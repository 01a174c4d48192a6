import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSecondsLeft } from './CodeTime';
import { SendingAlert } from './SendingAlert';
import type { Sending } from './useSending';

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
            <Typography variant="body2" color="textSecondary">
              {waitText(left)}に、もう一度送れます
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
