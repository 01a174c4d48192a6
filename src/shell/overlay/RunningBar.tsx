import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '@/theme/media';

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/** A thin bar in motion along the top of what it stands in: something is on its way. */
export const RunningBar = styled.span`
  position: absolute;
  inset: 0 0 auto;
  height: 4px;
  overflow: hidden;
  background: var(--accent-weak);
  &::after {
    content: '';
    display: block;
    width: 30%;
    height: 100%;
    background: var(--accent);
    animation: ${run} 1.2s linear infinite;
    ${media.still} {
      width: 100%;
    }
  }
`;
