import styled from '@emotion/styled';
import { media } from '@/theme/media';

/** Specimens side by side, one below the other on a small screen. */
export const Grid = styled.div<{ columns?: number }>`
  display: grid;
  grid-template-columns: repeat(${(p) => p.columns ?? 3}, minmax(0, 1fr));
  gap: 36px 40px;
  align-items: start;
  &&& > * {
    margin-block: 0;
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Specimens in a row that wraps. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 40px;
`;
