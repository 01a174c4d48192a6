import styled from '@emotion/styled';
import { type } from '@/theme/type';

/** Blocks below a choice. */
export const Gap = styled.div`
  margin-top: 28px;
  small {
    ${type.small};
    display: block;
    color: var(--ink-2);
  }
`;
