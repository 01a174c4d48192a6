import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { Icon } from '@/ui/icon/Icon';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: 14px;
  text-decoration: underline;
  text-underline-offset: 5px;
  cursor: pointer;
`;

const Left = styled.span`
  font-size: 14px;
  color: var(--ink-2);
`;

const seconds = 30;

interface RevealProps {
  /** What it is: 初期パスワード. */
  label: string;
  value: string;
}

/** A secret that shows for 30 seconds at a press and hides itself (`look.md` "Components", reveal). */
export function Reveal({ label, value }: RevealProps) {
  const [left, setLeft] = useState(0);
  const shown = left > 0;
  useEffect(() => {
    if (!shown) return;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [shown]);
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
        onClick={() => setLeft(shown ? 0 : seconds)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} />
        {shown ? '隠す' : '表示'}
      </Toggle>
      {shown && <Left>あと{left}秒で隠れます</Left>}
    </Root>
  );
}
