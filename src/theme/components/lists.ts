import type { Components, Theme } from '@mui/material/styles';
import { Anchor } from '../links';
import { media } from '../media';

/** Rows on hairlines, nothing above the first (docs/design.md §4). */
export const lists: Components<Theme> = {
  MuiList: {
    defaultProps: { disablePadding: true },
    styleOverrides: { root: { '& > li + li': { borderTop: '1px solid var(--rule)' } } },
  },
  // A row that leads on: words, and the icon that says where to at its end.
  MuiListItemButton: {
    defaultProps: { LinkComponent: Anchor, disableGutters: true },
    styleOverrides: {
      root: {
        gap: 12,
        minHeight: 64,
        padding: '8px 4px 8px 0',
        color: 'var(--ink)',
        '&:hover': { background: 'none' },
        '& > svg': { flex: 'none', marginLeft: 'auto', color: 'var(--accent)' },
        [media.hover]: {
          '&:hover > span:not([data-service])': {
            textDecoration: 'underline',
            textUnderlineOffset: 4,
          },
        },
      },
    },
  },
  MuiListItem: {
    defaultProps: { disablePadding: true, disableGutters: true },
    styleOverrides: { root: { padding: '14px 0', '&:first-of-type': { paddingTop: 0 } } },
  },
};
