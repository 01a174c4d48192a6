import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { HeadRule } from './HeadRule';
import { Logo } from './Logo';

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
