import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { Icon } from '../icon/Icon';
import { media } from '../media';
import { ring, type } from '../type';
import { CheckBox, RadioDot } from './choiceMarks';

/** Autofill paints its own ground; this keeps sheet and ink in dark too. */
const autofill: CSSObject = {
  WebkitTextFillColor: 'var(--ink)',
  caretColor: 'var(--ink)',
  boxShadow: '0 0 0 60px var(--sheet) inset',
  borderRadius: 'inherit',
};

/** Fields of 56, rows of choices and the switch (`look.md` "Components", field, radio rows). */
export const fields: Components<Theme> = {
  MuiFormControl: { styleOverrides: { root: { display: 'block', width: '100%', minWidth: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        padding: 0,
        color: 'inherit',
        fontSize: 16,
        lineHeight: '29px',
        fontWeight: 700,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        color: 'var(--ink-2)',
        ...type.small,
        '&.Mui-disabled': { color: 'var(--ink-2)' },
        '&.Mui-error': {
          display: 'flex',
          gap: 8,
          marginTop: 8,
          color: 'var(--danger)',
          fontSize: 15,
          lineHeight: '24px',
          fontWeight: 700,
          svg: { flex: 'none', marginTop: 2 },
        },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, fullWidth: true },
    styleOverrides: {
      root: {
        minHeight: 56,
        borderRadius: 4,
        background: 'var(--sheet)',
        color: 'var(--ink)',
        fontSize: 18,
        lineHeight: '29px',
        letterSpacing: 'inherit',
        '&.Mui-focused': ring,
        '&.Mui-disabled': { background: 'var(--paper-2)', color: 'var(--ink-2)' },
        [media.hover]: {
          '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--ink)',
          },
        },
      },
      input: {
        height: 'auto',
        minHeight: 54,
        padding: '0 14px',
        boxSizing: 'border-box',
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
        '&:autofill': autofill,
      },
      notchedOutline: {
        inset: 0,
        padding: 0,
        border: '1px solid var(--field)',
        transition: 'border-color 120ms',
        legend: { display: 'none' },
        '.MuiOutlinedInput-root.Mui-focused &': { border: '1px solid var(--field)' },
        '.MuiOutlinedInput-root.Mui-error &': { border: '2px solid var(--danger)' },
        '.MuiOutlinedInput-root.Mui-disabled &': { border: '1px dashed var(--field)' },
      },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { margin: 0, height: 'auto', maxHeight: 'none', color: 'var(--ink-2)' },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: () => <Icon name="down" /> },
    styleOverrides: {
      root: { svg: { position: 'absolute', right: 14, top: 18, pointerEvents: 'none' } },
      select: { textOverflow: 'ellipsis', '&&': { paddingRight: 48, minWidth: 0 } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { margin: 0, verticalAlign: 'baseline', '&.Mui-disabled': { cursor: 'not-allowed' } },
      label: {
        flex: 1,
        minWidth: 0,
        font: 'inherit',
        letterSpacing: 'inherit',
        '&.Mui-disabled': { color: 'var(--ink-2)' },
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: <RadioDot />, checkedIcon: <RadioDot /> },
    styleOverrides: { root: { padding: 0 } },
  },
  MuiCheckbox: {
    defaultProps: { icon: <CheckBox />, checkedIcon: <CheckBox /> },
    styleOverrides: { root: { padding: 0, borderRadius: 3, '&.Mui-focusVisible': ring } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 60, height: 34, padding: 0, overflow: 'visible' },
      switchBase: {
        top: 6,
        left: 6,
        padding: 0,
        color: 'var(--field)',
        '&:hover': { background: 'none' },
        '&.Mui-checked': { transform: 'translateX(26px)', color: 'var(--on-accent)' },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          background: 'var(--accent)',
          borderColor: 'var(--accent)',
        },
        '&.Mui-focusVisible + .MuiSwitch-track': ring,
        '&.Mui-disabled + .MuiSwitch-track': {
          opacity: 1,
          borderStyle: 'dashed',
          background: 'var(--paper-2)',
        },
      },
      thumb: {
        width: 22,
        height: 22,
        boxShadow: 'none',
        // Forced colours paint no backgrounds: the knob stays by its border.
        '@media (forced-colors: active)': { border: '11px solid ButtonText' },
      },
      track: {
        boxSizing: 'border-box',
        opacity: 1,
        border: '2px solid var(--field)',
        borderRadius: 17,
        background: 'var(--sheet)',
      },
    },
  },
};
