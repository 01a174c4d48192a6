import type { CSSObject } from '@emotion/react';
import { media } from '@/theme/media';
import { palt } from '@/theme/type';

/** The shape shared by a button and a link that looks like one (`look.md` "Components", button). */
export const buttonStyle: CSSObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 32px',
  border: '2px solid var(--accent)',
  borderRadius: 4,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontSize: 17,
  lineHeight: '24px',
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
  wordBreak: 'keep-all',
  '--phrases': 'own',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  ...palt,
  svg: { flex: 'none' },
  [media.hover]: {
    '&:hover': { background: 'var(--accent-hover)', borderColor: 'var(--accent-hover)' },
  },
  '&:active': { background: 'var(--accent-pressed)', borderColor: 'var(--accent-pressed)' },
  '&[data-variant="secondary"]': {
    background: 'var(--sheet)',
    borderColor: 'var(--accent)',
    color: 'var(--accent)',
    [media.hover]: {
      '&:hover': { background: 'var(--accent-weak)', color: 'var(--accent-hover)' },
    },
    '&:active': {
      background: 'var(--accent-weak)',
      borderColor: 'var(--accent-pressed)',
      color: 'var(--accent-pressed)',
    },
  },
  '&[data-variant="destructive"]': {
    background: 'var(--sheet)',
    borderColor: 'var(--danger)',
    color: 'var(--danger)',
    [media.hover]: { '&:hover': { background: 'var(--danger-weak)' } },
    '&:active': { background: 'var(--danger)', color: 'var(--on-danger)' },
  },
  '&[data-small]': {
    gap: 10,
    minHeight: 44,
    padding: '4px 18px',
    borderWidth: 1,
    fontSize: 15,
  },
  '&[data-block]': { width: '100%' },
  '&[aria-disabled="true"], &:disabled': {
    border: '2px dashed var(--field)',
    background: 'var(--paper-2)',
    color: 'var(--ink-2)',
    cursor: 'not-allowed',
    '&:hover, &:active': {
      borderColor: 'var(--field)',
      background: 'var(--paper-2)',
      color: 'var(--ink-2)',
    },
  },
  [media.small]: { '&:not([data-small])': { width: '100%' } },
  // Words too long for one line break between their phrases, where they would break anywhere.
  [media.narrow]: {
    wordBreak: 'auto-phrase',
    '--phrases': 'initial',
    textWrap: 'balance',
    '&:not([data-small])': { paddingInline: 16 },
  },
  [media.print]: { display: 'none' },
};
