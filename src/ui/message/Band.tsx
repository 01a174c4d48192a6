import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { inkButtonStyle } from '@/ui/link/bareButtonStyle';

const Root = styled.div`
  background: var(--paper-2);
  border-bottom: 1px solid var(--rule);
  &[data-tone='ink'] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  ${media.print} {
    display: none;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 56px;
  max-width: 1280px;
  min-height: 60px;
  margin-inline: auto;
  padding: 8px 64px;
  line-height: 26px;
  &[data-whole] {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 20px;
  }
  ${media.medium} {
    grid-template-columns: 144px minmax(0, 1fr) auto;
    column-gap: 32px;
    padding-inline: 40px;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 12px;
    padding-inline: 20px;
    font-size: 15px;
  }
`;

const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 14px;
  font-weight: 700;
  ${media.small} {
    display: none;
  }
`;

const Words = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  svg {
    flex: none;
  }
  b {
    margin-right: 4px;
  }
`;

const Close = styled.button({
  ...inkButtonStyle,
  justifyContent: 'center',
  width: 44,
  marginRight: -12,
});

interface BandProps {
  /** In the rail: お知らせ. */
  kind: string;
  children: ReactNode;
  /** With it the band can be closed. */
  onClose?: () => void;
  /** Which one it is, for the screen reader: several stand below each other. */
  about?: string;
}

/** News under the head rule, at most three (`look.md` "Components", bands). */
export function Band({ kind, children, onClose, about }: BandProps) {
  return (
    <Root>
      <Row>
        <Kind>
          <Icon name="info" />
          {kind}
        </Kind>
        <Words>
          <div>{children}</div>
        </Words>
        {onClose && (
          <Close
            type="button"
            aria-label={`${kind}を閉じる${about ? `(${about})` : ''}`}
            onClick={onClose}
          >
            <Icon name="close" />
          </Close>
        )}
      </Row>
    </Root>
  );
}

/** The device is offline: said once, and what happens when it is back. */
export function OfflineBand() {
  return (
    <Root data-tone="ink" role="status">
      <Row data-whole>
        <Words>
          <Icon name="unplugged" size={24} />
          <div>
            <b>オフラインです</b> 接続が回復すると、自動で再開します。
          </div>
        </Words>
      </Row>
    </Root>
  );
}

/** A newer build is there; nobody is reloaded against their will. */
export function NewVersionBand({ onSwitch }: { onSwitch: () => void }) {
  return (
    <Root role="status">
      <Row data-whole>
        <Words>
          <div>
            <b>新しい画面があります</b> 入力した内容は残ります。
          </div>
        </Words>
        <Button variant="secondary" size="small" onClick={onSwitch}>
          切り替える
        </Button>
      </Row>
    </Root>
  );
}
