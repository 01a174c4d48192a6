import type { CSSObject } from '@emotion/react';
import { media } from '@/theme/media';
import { ring } from '@/theme/type';

/**
 * A label in a ruled strip of choices, its radio spread over it unseen: the chosen one boxed, one that
 * can't be chosen hatched; its words answer the pointer, its ground the press.
 */
export const choiceCell: CSSObject = {
  position: 'relative',
  flexDirection: 'column',
  gap: 0,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 56,
  padding: 4,
  border: '2px solid transparent',
  borderBottom: '1px solid var(--rule)',
  textAlign: 'center',
  '.MuiRadio-root': { position: 'absolute', inset: 0, width: 'auto', height: 'auto', opacity: 0 },
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
  '&.Mui-disabled': {
    color: 'var(--ink-2)',
    background: 'repeating-linear-gradient(135deg, var(--paper-2) 0 6px, var(--paper) 6px 12px)',
  },
  '&:has(:focus-visible)': { ...ring, borderRadius: 4, zIndex: 1 },
};
