import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { Bar, HeadRule } from './bar';
import { Logo } from './Logo';

const Root = styled.header`
  background: var(--paper);
`;

const Right = styled.div`
  grid-column: 3;
  justify-self: end;
  font-size: 15px;
  ${media.upToMedium} {
    grid-column: 2;
  }
  ${media.print} {
    display: none;
  }
`;

interface DocumentHeaderProps {
  /** Beside the provider's name: マイページ, or the service. */
  label: string;
  /** At the right end: a note, or logout. */
  children?: ReactNode;
  /** The head rule; not on the service selection, whose services bring their own lines. */
  ruled?: boolean;
}

/** Logo and a note, without navigation: pages that stand alone (`look.md` "Page types", document). */
export function DocumentHeader({ label, children, ruled = true }: DocumentHeaderProps) {
  return (
    <Root>
      <Bar>
        <Logo label={label} />
        {children && <Right>{children}</Right>}
      </Bar>
      {ruled && <HeadRule />}
    </Root>
  );
}
