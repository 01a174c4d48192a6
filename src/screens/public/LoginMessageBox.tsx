import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { getConfig } from '@/config/config';
import { paths } from '@/paths';
import { media } from '@/theme/media';
import type { LoginMessage } from './loginWords';

const Root = styled.div`
  margin-bottom: 28px;
  &:focus {
    outline: none;
  }
  ${media.small} {
    margin-bottom: 20px;
  }
`;

/** A message above the fields, read out when it comes; it takes the focus, so that reading goes on from it. */
export function LoginMessageBox({
  message,
  ref,
}: {
  message: LoginMessage;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <Root ref={ref} tabIndex={-1}>
      <Alert severity={message.severity} role={message.severity === 'error' ? 'alert' : 'status'}>
        <AlertTitle component="h2">{message.title}</AlertTitle>
        {message.text}
        {wayOut(message) && <Box sx={{ mt: 1 }}>{wayOut(message)}</Box>}
      </Alert>
    </Root>
  );
}

function wayOut({ link }: LoginMessage) {
  if (link === 'password_reset')
    return (
      <Button variant="text" href={paths.passwordReset()} sx={{ fontWeight: 700 }}>
        パスワードを設定し直す
      </Button>
    );
  if (link === 'support')
    return (
      <Button variant="text" sx={{ fontWeight: 700 }} href={getConfig().links.support}>
        サポートサイトを開く
      </Button>
    );
  return undefined;
}
