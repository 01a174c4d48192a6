import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

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
