import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { brokenOff, ServiceLine } from '@/ui/page/ServiceLine';

/** The head rule: starts at the margin and runs off the right edge, but over a `BrokenPage` (docs/design.md §5). */
export const HeadRule = styled(ServiceLine)`
  html:has([data-broken]) & {
    background: ${brokenOff};
  }
  margin-left: max(64px, calc((100vw - 1280px) / 2 + 64px));
  ${media.medium} {
    margin-left: 40px;
  }
  ${media.small} {
    margin-left: 20px;
  }
  ${media.print} {
    margin-left: 0;
  }
`;
