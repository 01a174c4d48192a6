import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { media } from '@/theme/media';
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
        <Typography variant="caption" color="textSecondary">
          © 2026 {brand.company}
        </Typography>
      </Root>
    </>
  );
}
