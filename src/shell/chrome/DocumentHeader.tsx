import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { brand } from '@/catalogue/brand';
import { media } from '@/theme/media';
import { brokenOff, ServiceLine } from '@/ui/page/ServiceLine';

interface DocumentHeaderProps {
  /** Shown beside the provider's name: マイページ, or the service. */
  label: string;
  /** Shown at the right end: a note, or logout. */
  children?: ReactNode;
  /**
   * Whether it draws the head rule; not on the service selection, where each service has a line of its
   * own.
   */
  ruled?: boolean;
}

/** Logo and a note, without navigation: pages on their own (docs/design.md §6). */
export function DocumentHeader({ label, children, ruled = true }: DocumentHeaderProps) {
  return (
    <Box component="header">
      <Toolbar>
        <Logo label={label} />
        {children && (
          <Box
            data-print="none"
            sx={{ gridColumn: { xs: 2, md: 3 }, justifySelf: 'end', fontSize: 15 }}
          >
            {children}
          </Box>
        )}
      </Toolbar>
      {ruled && <HeadRule />}
    </Box>
  );
}

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

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 11px;
  color: var(--ink);
  white-space: nowrap;
  & > span {
    /* With large text the label is below the name, not under the menu. */
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 8px;
    ${media.narrow} {
      display: block;
    }
  }
  b {
    font-size: 20px;
    line-height: 28px;
    font-weight: 700;
    ${media.narrow} {
      line-height: 24px;
    }
  }
  svg {
    flex: none;
    color: var(--svc);
    print-color-adjust: exact;
  }
  b + span {
    font-size: 16px;
    line-height: 28px;
    font-feature-settings: 'palt';
    ${media.narrow} {
      display: block;
      font-size: 12px;
      line-height: 16px;
    }
  }
`;

/** The provider's mark and name, with the service's or the site's name beside it. */
export function Logo({ label }: { label: string }) {
  return (
    <Name>
      <svg aria-hidden="true" width="30" height="30" viewBox="0 0 30 30" fill="currentColor">
        <path d="M2 15a13 13 0 0 1 26 0zM2.3 17.600h25.400l-.8 2.700H3.1zM5.100 22.500h19.800l-2 2H7.100zM10 26.500h10l-3 1h-4z" />
      </svg>
      <span>
        <b translate="no">{brand.name}</b>
        <span>{label}</span>
      </span>
    </Name>
  );
}
