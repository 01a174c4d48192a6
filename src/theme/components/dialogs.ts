import type { Components, Theme } from '@mui/material/styles';
import { media } from '../media';
import { type } from '../type';

/** The only thing with a shadow: a dialog of 480, title 22, stacked buttons (docs/design.md §7). */
export const dialogs: Components<Theme> = {
  MuiBackdrop: { styleOverrides: { root: { background: 'var(--scrim)' } } },
  MuiDialog: {
    defaultProps: { transitionDuration: 160 },
    styleOverrides: {
      // What is printed is the page below.
      root: { [media.print]: { display: 'none' } },
      paper: {
        width: 480,
        maxWidth: 'calc(100% - 40px)',
        margin: 20,
        padding: '32px 28px 28px',
        borderRadius: 8,
        background: 'var(--sheet)',
        backgroundImage: 'none',
        color: 'var(--ink)',
        boxShadow: '0 24px 64px rgba(0, 0, 0, 0.28)',
        [media.dark]: { border: '1px solid var(--rule)' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        ...type.dialogTitle,
        padding: '0 0 12px',
        marginBottom: 16,
        borderBottom: '1px solid var(--rule)',
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: 0, ...type.body } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: { padding: '24px 0 0', flexDirection: 'column', alignItems: 'stretch', gap: 12 },
    },
  },
};
