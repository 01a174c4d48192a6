import styled from '@emotion/styled';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';
import { Figure } from './Figure';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 20px;
`;

const Before = styled.span`
  font-size: 26px;
  color: var(--ink-2);
  small {
    font-size: 16px;
  }
`;

const Unseen = styled.span(visuallyHidden);

interface ChangeProps {
  before: string;
  after: string;
  unit: string;
}

/** What becomes of a number: `12.6GB → 10.6GB`, the answer as figure-l (`look.md` "Pictures", gift-confirm). */
export function Change({ before, after, unit }: ChangeProps) {
  return (
    <Root>
      <Before>
        {before}
        <small>{unit}</small>
      </Before>
      <Icon name="arrow" />
      <Unseen>から</Unseen>
      <Figure value={after} unit={unit} />
      <Unseen>になります</Unseen>
    </Root>
  );
}
