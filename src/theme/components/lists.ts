import type { Components, Theme } from '@mui/material/styles';

/** Rows on hairlines, nothing above the first (`look.md` "Space, lines, motion"). */
export const lists: Components<Theme> = {
  MuiList: {
    defaultProps: { disablePadding: true },
    styleOverrides: { root: { '& > li + li': { borderTop: '1px solid var(--rule)' } } },
  },
  MuiListItem: {
    defaultProps: { disablePadding: true, disableGutters: true },
    styleOverrides: { root: { padding: '14px 0', '&:first-of-type': { paddingTop: 0 } } },
  },
};
