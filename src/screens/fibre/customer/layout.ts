import styled from '@emotion/styled';
import { media } from '@/theme/media';

/** The fields below the opening sentence. */
export const Fields = styled.div`
  margin-top: 28px;
`;

/** Family name and given name side by side; one below the other at 640 and less. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px;
  align-items: start;
  & > [data-field] + [data-field] {
    margin-top: 0;
  }
  & + & {
    margin-top: 36px;
  }
  ${media.small} {
    gap: 12px;
  }
`;
