import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Breakable } from '../Breakable';

const Root = styled.div`
  margin-bottom: 28px;
`;

const Now = styled.div`
  * + & {
    margin-top: 16px;
  }
`;

interface AddressNowProps {
  /** No address was verified so far. */
  isFirst: boolean;
  email: string | null | undefined;
}

/** Why an address is asked for, and which one stands so far. */
export function AddressNow({ isFirst, email }: AddressNowProps) {
  return (
    <Root>
      {isFirst && (
        <Typography variant="lead">
          ご請求や工事のお知らせをお届けするため、メールアドレスをご登録ください。
        </Typography>
      )}
      {email && (
        <Now>
          <Typography variant="body2" color="textSecondary">
            {isFirst ? 'いまのメールアドレス(まだ確認できていません)' : 'いまのメールアドレス'}
          </Typography>
          <Breakable>{email}</Breakable>
        </Now>
      )}
    </Root>
  );
}
