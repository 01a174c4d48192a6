import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

/** A question of its own, below the one before. */
export const Block = styled.div`
  scroll-margin-top: 20px;
  fieldset + &,
  & + & {
    margin-top: 56px;
  }
  ${media.small} {
    fieldset + &,
    & + & {
      margin-top: 40px;
    }
  }
`;

/** Label and caption of a block on one line. */
export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin-bottom: 12px;
  h2 {
    ${type.label};
  }
`;

/** What was chosen, the date as the number. */
export const Result = styled.div`
  margin-top: 56px;
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  h2 {
    ${type.label};
    margin-bottom: 8px;
  }
  & > p {
    font-size: 20px;
    line-height: 32px;
    color: var(--svc);
  }
  & > p:last-of-type {
    ${type.small};
    margin-top: 8px;
    color: var(--ink-2);
  }
  ${media.small} {
    margin-top: 40px;
  }
`;
