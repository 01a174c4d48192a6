import styled from '@emotion/styled';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Nowrap } from '@/ui/page/Page';

const Root = styled.section`
  h2 {
    font-size: 16px;
    line-height: 29px;
  }
  p {
    ${type.small};
    margin-bottom: 8px;
    color: var(--ink-2);
  }
  ${media.upToMedium} {
    margin-top: 56px;
  }
`;

interface SsoEntryProps {
  busy: boolean;
  /** Who is logged in at the support page; undefined where nobody is known to be. */
  name: string | undefined;
  onEnter: () => void;
}

/** The way in with the support page's session (specification 1, section 7). */
export function SsoEntry({ busy, name, onEnter }: SsoEntryProps) {
  return (
    <Root aria-labelledby="other-ways">
      <h2 id="other-ways">ほかの方法でログイン</h2>
      {name === undefined ? (
        <p>ほかのIDと連携している方はこちら</p>
      ) : (
        <p>
          <Nowrap>サポートサイトに</Nowrap>
          <Nowrap>{name} 様で</Nowrap>
          <Nowrap>ログインしています</Nowrap>
        </p>
      )}
      <SubmitButton busy={busy && '確認しています'} variant="secondary" covered onClick={onEnter}>
        {name === undefined ? (
          <>
            連携IDでログイン
            <Icon name="external" />
          </>
        ) : (
          'このログインで続ける'
        )}
      </SubmitButton>
    </Root>
  );
}
