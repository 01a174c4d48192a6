import styled from '@emotion/styled';
import type { Ref } from 'react';
import { getConfig } from '@/config/config';
import { paths } from '@/paths';
import { media } from '@/theme/media';
import { Link } from '@/ui/link/Link';
import { Alert } from '@/ui/message/Alert';
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
      <Alert kind={message.kind} title={message.title} level={2} live action={wayOut(message)}>
        {message.text}
      </Alert>
    </Root>
  );
}

function wayOut({ link }: LoginMessage) {
  if (link === 'password_reset')
    return (
      <Link standalone bold to={paths.passwordReset()}>
        パスワードを設定し直す
      </Link>
    );
  if (link === 'support')
    return (
      <Link standalone bold href={getConfig().links.support}>
        サポートサイトを開く
      </Link>
    );
  return undefined;
}
