import { keyframes } from '@emotion/react';

/** Shows what is hidden, after the delay of the animation: `animation: ${appear} 0s 300ms forwards`. */
export const appear = keyframes`
  from { visibility: hidden }
  to { visibility: visible }
`;
