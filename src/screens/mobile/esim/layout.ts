import styled from '@emotion/styled';
import { media } from '@/theme/media';

/** The space between what stands alone and the fields below. */
export const Space = styled.div`
  margin: 28px 0 36px;
  ${media.small} {
    margin: 24px 0 28px;
  }
`;
