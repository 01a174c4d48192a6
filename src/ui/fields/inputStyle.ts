import type { CSSObject } from '@emotion/react';
import { media } from '@/theme/media';

/** A field of 56, value 18 (`look.md` "Components", field). */
export const inputStyle: CSSObject = {
  display: 'block',
  width: '100%',
  minHeight: 56,
  margin: 0,
  padding: '0 14px',
  border: '1px solid var(--field)',
  borderRadius: 4,
  background: 'var(--sheet)',
  color: 'var(--ink)',
  fontSize: 18,
  lineHeight: '29px',
  appearance: 'none',
  transition: 'border-color 120ms',
  [media.hover]: { '&:hover': { borderColor: 'var(--ink)' } },
  '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
  '&:focus': { outline: '3px solid var(--focus)', outlineOffset: 3 },
  '&[aria-invalid="true"]': { border: '2px solid var(--danger)', paddingInline: 13 },
  '&:disabled': {
    border: '1px dashed var(--field)',
    background: 'var(--paper-2)',
    color: 'var(--ink-2)',
    paddingRight: 14,
    opacity: 1,
  },
  // Autofill paints its own ground; this keeps sheet and ink in dark too.
  '&:autofill': {
    WebkitTextFillColor: 'var(--ink)',
    boxShadow: '0 0 0 60px var(--sheet) inset',
  },
};
