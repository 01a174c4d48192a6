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
