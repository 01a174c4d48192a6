import styled from '@emotion/styled';
import type { Ref } from 'react';
import { media } from '@/theme/media';

const Root = styled.aside`
  position: fixed;
  right: 24px;
  bottom: 24px;
  z-index: 1400;
  ${media.small} {
    right: 12px;
    bottom: 12px;
  }
  & > button {
    min-height: 44px;
    padding: 0 16px;
    border: 1px dashed var(--ink);
    border-radius: 4px;
    background: var(--sheet);
    font-size: 14px;
    font-weight: 700;
    cursor: pointer;
  }
  ${media.print} {
    display: none;
  }
`;

interface PanelOpenerProps {
  /** How many operations are pinned. */
  count: number;
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The panel while it is closed. */
export function PanelOpener({ count, onOpen, ref }: PanelOpenerProps) {
  return (
    // A landmark, since it is outside of header, main and footer.
    <Root aria-label="モック">
      <button ref={ref} type="button" aria-expanded={false} onClick={onOpen}>
        モック{count > 0 && ` ピン${count}件`}
      </button>
    </Root>
  );
}
