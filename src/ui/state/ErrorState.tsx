import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Status } from '@/ui/status/Status';

const Root = styled.div`
  padding: 20px;
  border: 1px dashed var(--field);
  border-radius: 4px;
  p {
    margin: 8px 0 16px;
  }
`;

interface ErrorStateProps {
  /** What could not be read, and what did not change. */
  children: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}

/** A part of a page that could not be read: dashed, since it isn't there (`look.md` "States"). */
export function ErrorState({ children, onRetry, busy }: ErrorStateProps) {
  return (
    <Root role="status">
      <Status mark="dashedSquare" word="読み込めません" />
      <p>{children}</p>
      <SubmitButton
        busy={busy ? '読み込み中' : false}
        variant="secondary"
        size="small"
        startIcon={<Icon name="reload" />}
        onClick={onRetry}
      >
        もう一度読み込む
      </SubmitButton>
    </Root>
  );
}
