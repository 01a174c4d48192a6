import styled from '@emotion/styled';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { choiceRow, switchStyle } from './choiceStyle';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  ${media.small} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Control = styled.label`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 12px;
  font-size: 17px;
  font-weight: 700;
  cursor: pointer;
  ${{ ...choiceRow }};
  ${media.small} {
    justify-content: space-between;
  }
`;

const Switch = styled.input(switchStyle);

interface SwitchRowProps {
  /** What is switched, for the screen reader: 高速通信. */
  label: string;
  /** What it does, in a sentence. */
  children: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  /** While the change is under way it can't be switched back. */
  busy?: boolean;
}

/** A setting that holds at once, with オン or オフ in words (`look.md` "Pictures", mobile-top). */
export function SwitchRow({ label, children, on, onChange, busy }: SwitchRowProps) {
  const helpId = useId();
  return (
    <Root>
      <p id={helpId}>{children}</p>
      <Control>
        <span aria-hidden="true">{on ? 'オン' : 'オフ'}</span>
        <Switch
          type="checkbox"
          role="switch"
          checked={on}
          disabled={busy}
          onChange={(event) => onChange(event.target.checked)}
          aria-label={label}
          aria-describedby={helpId}
        />
      </Control>
    </Root>
  );
}
