import styled from '@emotion/styled';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';

const List = styled.ol`
  display: flex;
  margin-top: 20px;
  border-bottom: 1px solid var(--rule);
`;

const Item = styled.li`
  position: relative;
  flex: 1;
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-height: 44px;
  padding-bottom: 6px;
  color: var(--ink-2);
  font-size: 15px;
  line-height: 36px;
  svg {
    align-self: flex-start;
    margin-top: 8px;
  }
  &[data-now] {
    color: var(--ink);
    font-weight: 700;
  }
  &[data-now]::after {
    content: '';
    position: absolute;
    left: 0;
    right: 16px;
    bottom: -2px;
    height: 4px;
    background: var(--accent);
    print-color-adjust: exact;
  }
  ${media.small} {
    gap: 6px;
  }
`;

const Numeral = styled.span`
  font-size: 26px;
  line-height: 36px;
  font-weight: 400;
`;

const Unseen = styled.span(visuallyHidden);

interface StepsProps {
  /** 入力, 確認, 完了. */
  words: readonly string[];
  /** Index of the present one. */
  now: number;
}

/** Numeral and word, ✓ when past, a bar of accent under the present one (`look.md` "Components", steps). */
export function Steps({ words, now }: StepsProps) {
  return (
    <List aria-label="手続きの段階">
      {words.map((word, index) => (
        <Item
          key={word}
          data-now={index === now || undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {index < now ? <Icon name="check" /> : <Numeral>{index + 1}</Numeral>}
          <span>{word}</span>
          {index < now && <Unseen>(済み)</Unseen>}
        </Item>
      ))}
    </List>
  );
}
