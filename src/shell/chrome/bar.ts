import styled from '@emotion/styled';
import { media } from '@/theme/media';
import { ServiceLine } from '@/ui/page/ServiceLine';

/** The strip that header and menu stand in: logo in the rail, content on the main line. */
export const Bar = styled.div`
  max-width: 1280px;
  min-height: 80px;
  margin-inline: auto;
  padding-inline: 64px;
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr) auto;
  column-gap: 56px;
  align-items: center;
  ${media.medium} {
    padding-inline: 40px;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 20px;
    min-height: 0;
    padding-top: 16px;
  }
  ${media.small} {
    padding-inline: 20px;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 12px;
    min-height: 60px;
  }
  ${media.print} {
    padding: 0 0 3mm;
    min-height: 0;
  }
`;

/** The head rule: starts at the margin and runs off the right edge (`look.md` "Grid"). */
export const HeadRule = styled(ServiceLine)`
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
