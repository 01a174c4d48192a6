import type { Components } from '@mui/material/styles';
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
