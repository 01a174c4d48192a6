import type { CSSObject } from '@emotion/react';
import { media } from '@/theme/media';

const bare: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
};

/** A word that does something in its place, with or without a drawing: 表示, 詳しく見る. */
export const wordButtonStyle: CSSObject = {
  ...bare,
  gap: 6,
  color: 'var(--accent)',
  fontSize: 14,
  textUnderlineOffset: 5,
  [media.hover]: {
    '&:hover': {
      color: 'var(--accent-hover)',
      textDecoration: 'underline',
      textDecorationThickness: 2,
    },
  },
  '&:active': { color: 'var(--accent-pressed)' },
};

/** What opens and closes the chrome: ink until the pointer is on it. */
export const inkButtonStyle: CSSObject = {
  ...bare,
  color: 'var(--ink)',
  [media.hover]: { '&:hover': { color: 'var(--accent)' } },
  '&:active': { color: 'var(--accent-pressed)' },
};
