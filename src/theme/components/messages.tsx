import type { Components, Theme } from '@mui/material/styles';
import { appear } from '../appear';
import { Icon } from '../icon/Icon';
import { media } from '../media';
import { type } from '../type';

/** Something is asked or has just happened (docs/design.md §7); what isn't there yet. */
export const messages: Components<Theme> = {
  MuiAlert: {
    defaultProps: {
      // Only what has just come about is read out: such an alert says so by its own role.
      role: 'none',
      severity: 'info',
      iconMapping: {
        info: <Icon name="info" size={22} />,
        success: <Icon name="check" size={22} />,
        warning: <Icon name="warning" size={22} />,
        error: <Icon name="octagon" size={22} />,
      },
    },
    styleOverrides: {
      root: {
        gap: 16,
        padding: '18px 20px',
        border: '2px solid var(--ink)',
        borderRadius: 4,
        background: 'var(--sheet)',
        color: 'var(--ink)',
        fontSize: 'inherit',
        lineHeight: '26px',
        [media.small]: { gap: 12, padding: 16 },
        variants: [
          {
            props: { severity: 'warning' },
            style: { borderColor: 'var(--caution)', background: 'var(--caution-weak)' },
          },
          {
            props: { severity: 'error' },
            style: { borderColor: 'var(--danger)', background: 'var(--danger-weak)' },
          },
        ],
      },
      icon: {
        margin: '2px 0 0',
        padding: 0,
        opacity: 1,
        fontSize: 'inherit',
        '.MuiAlert-root &': { color: 'inherit' },
        '.MuiAlert-colorWarning &': { color: 'var(--caution)' },
        '.MuiAlert-colorError &': { color: 'var(--danger)' },
      },
      message: { minWidth: 0, padding: 0, overflow: 'visible' },
    },
  },
  MuiAlertTitle: {
    // A heading below that of its section; elsewhere, the place says so.
    defaultProps: { component: 'h3' },
    styleOverrides: {
      root: {
        margin: 0,
        fontSize: 16,
        lineHeight: '26px',
        fontWeight: 700,
        '.MuiAlert-colorWarning &': { color: 'var(--caution)' },
        '.MuiAlert-colorError &': { color: 'var(--danger)' },
      },
    },
  },
  MuiSkeleton: {
    // A line of text, unless the place says how wide and high.
    defaultProps: {
      'aria-hidden': true,
      animation: false,
      variant: 'rectangular',
      width: '12em',
      height: 18,
    },
    styleOverrides: {
      root: {
        display: 'inline-block',
        verticalAlign: 'middle',
        maxWidth: '100%',
        background: 'var(--skeleton)',
        // Nothing for 300 ms: what comes sooner never flickers (docs/design.md §10).
        visibility: 'hidden',
        animation: `${appear} 0s 300ms forwards`,
      },
    },
  },
};

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
