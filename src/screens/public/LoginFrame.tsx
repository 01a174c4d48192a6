import styled from '@emotion/styled';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { media } from '@/theme/media';
import { palt, type } from '@/theme/type';
import { Columns } from '@/ui/page/Page';

const Greeting = styled.h1`
  ${{ ...type.figureL }};
  ${{ ...palt }};
  line-height: 80px;
  margin-left: -0.04em;
  color: var(--svc);
  white-space: nowrap;
  ${media.small} {
    font-size: min(44px, 12vw);
    line-height: 56px;
  }
`;

const LoginMethods = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, max-content);
  column-gap: 96px;
  margin-top: 48px;
  ${media.upToMedium} {
    display: block;
    max-width: 440px;
  }
  ${media.small} {
    margin-top: 38px;
  }
`;

interface LoginFrameProps {
  title: string;
  /** Id and password. */
  children: ReactNode;
  /** Other ways to log in, at the right of the fields. */
  other: ReactNode;
}

/** The frame of /login, a page of its own: logo, greeting, fields on the main line (docs/design.md §6). */
export function LoginFrame({ title, children, other }: LoginFrameProps) {
  return (
    <div data-service="fixed">
      <DocumentHeader label="マイページ" />
      <main>
        <Container sx={{ pt: { xs: '46px', sm: 18, md: 22 }, pb: { xs: 10, sm: 0 } }}>
          <Columns>
            <span />
            <div>
              <Greeting tabIndex={-1}>{title}</Greeting>
              <LoginMethods>
                <div>{children}</div>
                {other}
              </LoginMethods>
            </div>
          </Columns>
        </Container>
      </main>
      <Container component="footer" sx={{ pt: { xs: 18, sm: 20 }, pb: { xs: 10, sm: 7 } }}>
        <Columns sx={{ pt: 6, borderTop: '1px solid var(--rule)' }}>
          <Typography variant="caption" color="textSecondary" sx={{ gridColumn: 2 }}>
            © 2026 {brand.company}
          </Typography>
        </Columns>
      </Container>
    </div>
  );
}
