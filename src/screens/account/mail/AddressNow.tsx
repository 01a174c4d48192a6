import styled from '@emotion/styled';
import { Lead, Small } from '@/ui/Text';
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
        <Lead>ご請求や工事のお知らせをお届けするため、メールアドレスをご登録ください。</Lead>
      )}
      {email && (
        <Now>
          <Small>
            {isFirst ? 'いまのメールアドレス(まだ確認できていません)' : 'いまのメールアドレス'}
          </Small>
          <Breakable>{email}</Breakable>
        </Now>
      )}
    </Root>
  );
}
