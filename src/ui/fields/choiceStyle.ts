import type { CSSObject } from '@emotion/react';
import { media } from '@/theme/media';
import { ring } from '@/theme/type';

/** On the label around a radio or a checkbox: the whole of it takes the press, so the box answers. */
export const choiceRow: CSSObject = {
  [media.hover]: {
    '&:hover input:not(:disabled, [aria-invalid="true"])': { borderColor: 'var(--accent)' },
  },
  '&:active input:not(:disabled, :checked)': { background: 'var(--accent-weak)' },
};

/**
 * A cell of a ruled strip of choices, its radio spread over it: the chosen one boxed, one that can't be
 * chosen hatched; its words answer the pointer, its ground the press.
 */
export const choiceCell: CSSObject = {
  position: 'relative',
  border: '2px solid transparent',
  cursor: 'pointer',
  input: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  [media.hover]: {
    '&:hover:not(:has(:checked, :disabled))': {
      color: 'var(--accent)',
      textDecoration: 'underline',
      textUnderlineOffset: 5,
    },
  },
  '&:active': { background: 'var(--accent-weak)' },
  '&:has(:checked)': {
    border: '2px solid var(--accent)',
    borderRadius: 4,
    background: 'var(--accent-weak)',
    fontWeight: 700,
    small: { color: 'var(--accent)' },
  },
  '&:has(:disabled)': {
    color: 'var(--ink-2)',
    cursor: 'not-allowed',
    background: 'repeating-linear-gradient(135deg, var(--paper-2) 0 6px, var(--paper) 6px 12px)',
  },
  '&:has(:focus-visible)': { ...ring, borderRadius: 4, zIndex: 1 },
};

const choice: CSSObject = {
  appearance: 'none',
  flex: 'none',
  margin: 0,
  border: '2px solid var(--field)',
  background: 'var(--sheet)',
  cursor: 'inherit',
  transition: 'background-color 120ms, border-color 120ms',
  '&:disabled': { borderStyle: 'dashed', background: 'var(--paper-2)' },
};

/** A radio of 22; the row around it carries the focus ring. */
export const radioStyle: CSSObject = {
  ...choice,
  width: 22,
  height: 22,
  borderRadius: '50%',
  '&:checked': { border: '7px solid var(--accent)', background: 'var(--on-accent)' },
  '&:focus-visible': { outline: 'none' },
};

/** A checkbox of 24. */
export const checkboxStyle: CSSObject = {
  ...choice,
  display: 'grid',
  placeContent: 'center',
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
  '@media (forced-colors: active)': { '&:not(:checked)::before': { display: 'none' } },
  '&:checked': { background: 'var(--accent)', borderColor: 'var(--accent)' },
  '&:checked::before': { borderColor: 'var(--on-accent)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--danger)' },
};

/** A switch of 60 × 34, its knob 22. */
export const switchStyle: CSSObject = {
  ...choice,
  position: 'relative',
  width: 60,
  height: 34,
  borderRadius: 17,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 4,
    width: 22,
    height: 22,
    borderRadius: '50%',
    background: 'var(--field)',
    transition: 'transform 120ms',
  },
  '&:checked': { background: 'var(--accent)', borderColor: 'var(--accent)' },
  '&:checked::before': { background: 'var(--on-accent)', transform: 'translateX(26px)' },
  // Forced colours paint no backgrounds: the knob stays by its border.
  '@media (forced-colors: active)': { '&::before': { border: '11px solid ButtonText' } },
};
