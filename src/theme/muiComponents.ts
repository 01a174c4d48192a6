import type { Components } from '@mui/material/styles';
import { media } from './media';
import { dialogs } from './muiDialog';
import { inputs } from './muiInputs';
import { ring } from './type';

/** MUI's parts in the shape of `look.md` "MUI theme": no ripple, no shadow, hairlines, one ring. */
export const components: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiLink: {
    styleOverrides: {
      root: {
        color: 'var(--accent)',
        textUnderlineOffset: 5,
        textDecorationColor: 'currentColor',
        '&:hover': { textDecorationThickness: 2 },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        border: '2px solid var(--ink)',
        borderRadius: 4,
        background: 'var(--sheet)',
        color: 'var(--ink)',
        padding: '16px 20px',
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, borderBottom: '1px solid var(--rule)', overflow: 'visible' },
      list: { gap: 28 },
      indicator: { height: 4, background: 'var(--accent)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 48,
        minWidth: 0,
        padding: '0 0 4px',
        fontSize: 16,
        fontWeight: 400,
        letterSpacing: 0,
        textTransform: 'none',
        color: 'var(--ink)',
        opacity: 1,
        [media.hover]: {
          '&:hover:not(.Mui-selected)': { textDecoration: 'underline', textUnderlineOffset: 6 },
        },
        '&:active': { color: 'var(--accent-pressed)' },
        '&.Mui-selected': { color: 'var(--ink)', fontWeight: 700 },
        // The strip clips what reaches out of it, so the ring stays inside.
        '&.Mui-focusVisible': { ...ring, outlineOffset: -3 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '12px 0', borderColor: 'var(--rule)', fontSize: 16, lineHeight: '29px' },
      head: {
        paddingBlock: '0 8px',
        borderColor: 'var(--ink)',
        color: 'var(--ink-2)',
        fontSize: 14,
        fontWeight: 400,
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rectangular' },
    styleOverrides: { root: { background: 'var(--skeleton)' } },
  },
  ...inputs,
  ...dialogs,
};
