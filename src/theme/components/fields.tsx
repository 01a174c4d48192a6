import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { Icon } from '../icon/Icon';
import { media } from '../media';
import { ring, type } from '../type';

/** Autofill paints its own ground; this keeps sheet and ink in dark too. */
const autofill: CSSObject = {
  WebkitTextFillColor: 'var(--ink)',
  caretColor: 'var(--ink)',
  boxShadow: '0 0 0 60px var(--sheet) inset',
};

/**
 * The mark of a radio or a checkbox is MUI's root itself, below the input that nobody sees. It follows
 * `:checked`, since react-hook-form checks the input without React; MUI's own `.Mui-checked` knows
 * nothing of that. The whole label takes the press, so the mark answers it.
 */
const mark: CSSObject = {
  flex: 'none',
  padding: 0,
  border: '2px solid var(--field)',
  background: 'var(--sheet)',
  cursor: 'inherit',
  transition: 'background-color 120ms, border-color 120ms',
  '& > input': { inset: -2, width: 'calc(100% + 4px)', height: 'calc(100% + 4px)' },
  'label:active &:not(.Mui-disabled, :has(> :checked))': { background: 'var(--accent-weak)' },
  [media.hover]: {
    'label:hover &:not(.Mui-disabled, :has(> [aria-invalid="true"]))': {
      borderColor: 'var(--accent)',
    },
  },
  '&.Mui-disabled': { borderStyle: 'dashed', background: 'var(--paper-2)' },
};

/** 22 wide; the row around it carries the focus ring. */
const radio: CSSObject = {
  ...mark,
  width: 22,
  height: 22,
  '&:has(> :checked)': { border: '7px solid var(--accent)', background: 'var(--on-accent)' },
  '&:has(> :checked) > input': { inset: -7, width: 22, height: 22 },
};

/** 24 wide, ✓ when it is checked. */
const checkbox: CSSObject = {
  ...mark,
  width: 24,
  height: 24,
  borderRadius: 3,
  '&::before': {
    content: '""',
    width: 13,
    height: 7,
    border: 'solid transparent',
    borderWidth: '0 0 2px 2px',
    transform: 'translateY(-2px) rotate(-48deg)',
  },
  // Forced colours paint what is transparent.
  '@media (forced-colors: active)': { '&:not(:has(> :checked))::before': { display: 'none' } },
  '&:has(> :checked)': { background: 'var(--accent)', borderColor: 'var(--accent)' },
  '&:has(> :checked)::before': { borderColor: 'var(--on-accent)' },
  '&:has(> [aria-invalid="true"])': { borderColor: 'var(--danger)' },
  '&:has(> :focus-visible)': ring,
};

/** A label lies above its field, so no border is broken for it and no mark is within. */
const Nothing = () => null;

/** Fields of 56, rows of choices and the switch (docs/design.md §7). */
export const fields: Components<Theme> = {
  MuiFormControl: {
    styleOverrides: {
      root: { display: 'block', '[data-field] + &': { marginTop: 36 } },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'inherit',
        fontSize: 'inherit',
        lineHeight: 'inherit',
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
    defaultProps: { fullWidth: true, slots: { notchedOutline: Nothing } },
    styleOverrides: {
      root: {
        display: 'flex',
        minHeight: 56,
        border: '1px solid var(--field)',
        borderRadius: 4,
        background: 'var(--sheet)',
        color: 'var(--ink)',
        fontSize: 18,
        lineHeight: '29px',
        letterSpacing: 'inherit',
        transition: 'border-color 120ms',
        [media.hover]: { '&:hover': { borderColor: 'var(--ink)' } },
        // A button within the field has a ring of its own.
        '&:has(> :focus)': ring,
        '&.MuiInputBase-adornedStart': { paddingLeft: 13 },
        '&.MuiInputBase-adornedEnd': { paddingRight: 13 },
        // The border grows inwards: words and what is at the end keep their place.
        '&.Mui-error': { border: '2px solid var(--danger)' },
        '&.Mui-error.MuiInputBase-adornedEnd': { paddingRight: 12 },
        '&.Mui-disabled': {
          border: '1px dashed var(--field)',
          background: 'var(--paper-2)',
          color: 'var(--ink-2)',
        },
      },
      input: {
        alignSelf: 'stretch',
        height: 'auto',
        padding: '0 14px',
        borderRadius: 'inherit',
        '.Mui-error > &': { paddingInline: 13 },
        '.MuiInputBase-adornedStart > &': { paddingLeft: 0 },
        '.MuiInputBase-adornedEnd > &': { paddingRight: 0 },
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
        '&:-webkit-autofill': autofill,
      },
    },
  },
  MuiInputAdornment: {
    // A unit is read on with its field, not as a paragraph of its own.
    defaultProps: { disableTypography: true },
    styleOverrides: {
      root: { maxHeight: 'none', color: 'var(--ink-2)', fontSize: 16 },
      positionStart: { marginRight: 9 },
    },
  },
  MuiNativeSelect: {
    defaultProps: {
      IconComponent: ({ className }: { className?: string }) => (
        <span className={className}>
          <Icon name="down" />
        </span>
      ),
    },
    styleOverrides: {
      select: {
        textOverflow: 'ellipsis',
        '&&&': { paddingRight: 48, borderRadius: 'inherit' },
        '&&&.Mui-disabled': { paddingRight: 14 },
      },
      icon: {
        display: 'flex',
        inset: '0 13px 0 auto',
        alignItems: 'center',
        color: 'inherit',
        '&.Mui-disabled': { display: 'none' },
        '.Mui-error > &': { right: 12 },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        display: 'flex',
        gap: 12,
        margin: 0,
        '&.Mui-disabled': { cursor: 'not-allowed' },
      },
    },
  },
  MuiRadio: {
    defaultProps: { disableRipple: true, icon: <Nothing />, checkedIcon: <Nothing /> },
    styleOverrides: { root: radio },
  },
  MuiCheckbox: {
    defaultProps: { disableRipple: true, icon: <Nothing />, checkedIcon: <Nothing /> },
    styleOverrides: { root: checkbox },
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
        '&.Mui-disabled': { color: 'var(--field)' },
        '&.Mui-checked.Mui-disabled': { color: 'var(--on-accent)' },
        '&:has(> :focus-visible) + .MuiSwitch-track': ring,
        'label:active &:not(.Mui-disabled, .Mui-checked) + .MuiSwitch-track': {
          background: 'var(--accent-weak)',
        },
        [media.hover]: {
          'label:hover &:not(.Mui-disabled) + .MuiSwitch-track': { borderColor: 'var(--accent)' },
        },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          background: 'var(--accent)',
          borderColor: 'var(--accent)',
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 1, borderStyle: 'dashed' },
        '&.Mui-disabled:not(.Mui-checked) + .MuiSwitch-track': { background: 'var(--paper-2)' },
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
        transition: 'background-color 120ms, border-color 120ms',
      },
    },
  },
};
