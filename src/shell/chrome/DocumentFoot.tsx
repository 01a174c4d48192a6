import styled from '@emotion/styled';
import { brand } from '@/catalogue/brand';
import { media } from '@/theme/media';
import { Caption } from '@/ui/Text';
import { SupportOnPaper } from './SupportOnPaper';

const Root = styled.div`
  margin-top: 56px;
  padding-top: 12px;
  border-top: 1px solid var(--rule);
  ${media.print} {
    display: none;
  }
`;

/** The © line, all that a document of its own ends with; on paper where to ask (`look.md` "Page types"). */
export function DocumentFoot() {
  return (
    <>
      <SupportOnPaper />
      <Root>
        <Caption>© 2026 {brand.company}</Caption>
      </Root>
    </>
  );
}
