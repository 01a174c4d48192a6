import styled from '@emotion/styled';
import { Icon } from '@/theme/icon/Icon';
import { wordButtonStyle } from '@/ui/link/bareButtonStyle';
import { useRevealed } from './useRevealed';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
`;

const Toggle = styled.button({ ...wordButtonStyle, textDecoration: 'underline' });

const Left = styled.span`
  font-size: 14px;
  color: var(--ink-2);
`;

interface RevealProps {
  /** What it is: 初期パスワード. */
  label: string;
  value: string;
}

/** A secret that shows for 30 seconds at a press and hides itself (`look.md` "Components", reveal). */
export function Reveal({ label, value }: RevealProps) {
  const { secondsLeft, toggle } = useRevealed();
  const left = secondsLeft(label);
  const shown = left > 0;
  return (
    <Root>
      <span>
        {shown ? (
          value
        ) : (
          <span role="img" aria-label="表示していません">
            {'••••••••'}
          </span>
        )}
      </span>
      <Toggle
        type="button"
        aria-label={`${label}を${shown ? '隠す' : '表示'}`}
        onClick={() => toggle(label)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
        {shown ? '隠す' : '表示'}
      </Toggle>
      {shown && <Left>あと{left}秒で隠れます</Left>}
    </Root>
  );
}
