import styled from '@emotion/styled';
import { Mark } from '@/theme/icon/Mark';
import { media } from '@/theme/media';
import type { StatusShape } from './statuses';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-size: 14px;
  line-height: 25px;
  font-weight: 700;
  white-space: nowrap;
  ${media.narrow} {
    white-space: normal;
  }
  svg {
    flex: none;
  }
  &[data-ended] {
    font-weight: 400;
    color: var(--ink-2);
  }
  &[data-box] {
    padding: 3px 10px 3px 9px;
    border: 1px solid var(--ink);
    border-radius: 2px;
    background: var(--sheet);
  }
  &[data-box='caution'] {
    border-color: var(--caution);
    background: var(--caution-weak);
    color: var(--caution);
  }
`;

/** A state as shape and word, boxed where it needs the customer (`look.md` "Data and status"). */
export function Status({ mark, word, box, ended }: StatusShape) {
  return (
    <Root data-box={box} data-ended={ended || undefined}>
      <Mark name={mark} />
      {word}
    </Root>
  );
}
