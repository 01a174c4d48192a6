import styled from '@emotion/styled';
import { type } from '@/theme/type';

/** Small words above a figure or a table. */
export const Over = styled.p`
  ${type.small};
  color: var(--ink-2);
`;
