import styled from '@emotion/styled';
import { palt, type } from '@/theme/type';

/** A greeting as the page's h1, set like a figure-l: おかえりなさい。(`look.md` "Pictures", login) */
export const Greeting = styled.h1`
  ${type.figureL};
  ${{ ...palt }};
  margin-left: -0.02em;
  line-height: 1.25;
  color: var(--svc);
`;
