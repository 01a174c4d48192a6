import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Icon } from '@/ui/icon/Icon';
import { Button } from '@/ui/link/Button';

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

/** The way in with the support page's session (specification 1, section 7). */
export function SsoEntry({ busy, onEnter }: { busy: boolean; onEnter: () => void }) {
  return (
    <Root aria-labelledby="other-ways">
      <h2 id="other-ways">ほかの方法でログイン</h2>
      <p>ほかのIDと連携している方はこちら</p>
      <Button variant="secondary" loading={busy && '確認しています'} onClick={onEnter}>
        連携IDでログイン
        <Icon name="external" />
      </Button>
    </Root>
  );
}
