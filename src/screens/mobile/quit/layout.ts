import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

/** A part of a step with its heading, in the narrow column. */
export const Part = styled.section`
  margin: 36px 0;
  & > h2 {
    ${type.label};
    margin-bottom: 16px;
  }
  ${media.small} {
    margin: 28px 0;
  }
`;

/** Blocks with the space of a section between them. */
export const Stack = styled.div`
  & > * + * {
    margin-top: 28px;
  }
`;
