import type { Components } from '@mui/material/styles';
import { ring } from './type';

/** Choices and text fields (`look.md` "Components", field and radio rows). */
export const inputs: Components = {
  MuiTextField: { defaultProps: { variant: 'standard', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        color: 'var(--ink)',
        fontSize: 16,
        fontWeight: 700,
        lineHeight: '29px',
      },
    },
  },
  MuiInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: {
        minHeight: 56,
        marginTop: '8px !important',
        padding: '0 14px',
        border: '1px solid var(--field)',
        borderRadius: 4,
        background: 'var(--sheet)',
        fontSize: 18,
        '&.Mui-focused': ring,
        '&.Mui-error': { border: '2px solid var(--danger)', padding: '0 13px' },
        '&.Mui-disabled': { borderStyle: 'dashed', background: 'var(--paper-2)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '8px 0 0',
        color: 'var(--ink-2)',
        fontSize: 14,
        lineHeight: '25px',
        '&.Mui-error': { color: 'var(--danger)', fontWeight: 700 },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: {
        padding: 10,
        color: 'var(--field)',
        '&.Mui-checked': { color: 'var(--accent)' },
        '&.Mui-focusVisible': ring,
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 10,
        borderRadius: 4,
        color: 'var(--field)',
        '&.Mui-checked': { color: 'var(--accent)' },
      },
    },
  },
};
