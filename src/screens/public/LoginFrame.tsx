import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { DocumentHeader } from '@/shell/chrome/DocumentHeader';
import { media } from '@/theme/media';
import { palt, type } from '@/theme/type';
import { Columns, Page } from '@/ui/page/Page';

const Sheet = styled(Page)`
  padding-top: 88px;
  padding-bottom: 0;
  ${media.medium} {
    padding-top: 72px;
  }
  ${media.small} {
    padding-top: 46px;
  }
`;

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

const Ways = styled.div`
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

const Foot = styled(Page)`
  padding-top: 80px;
  padding-bottom: 28px;
  ${media.small} {
    padding-top: 72px;
  }
  & > div {
    padding-top: 24px;
    border-top: 1px solid var(--rule);
  }
`;

const Copyright = styled.p`
  ${type.caption};
  grid-column: 2;
  color: var(--ink-2);
`;

interface LoginFrameProps {
  title: string;
  /** Id and password. */
  children: ReactNode;
  /** The other ways in, at its right. */
  other: ReactNode;
}

/** The page of its own that /login is: logo, greeting, fields on the main line (`look.md` "Pictures", login). */
export function LoginFrame({ title, children, other }: LoginFrameProps) {
  return (
    <div data-service="fixed">
      <DocumentHeader label="マイページ" />
      <main>
        <Sheet>
          <Columns>
            <span />
            <div>
              <Greeting tabIndex={-1}>{title}</Greeting>
              <Ways>
                <div>{children}</div>
                {other}
              </Ways>
            </div>
          </Columns>
        </Sheet>
      </main>
      <Foot as="footer">
        <Columns>
          <Copyright>© 2026 {brand.company}</Copyright>
        </Columns>
      </Foot>
    </div>
  );
}
