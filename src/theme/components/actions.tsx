import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { ButtonAnchor, TextAnchor } from '../links';
import { media } from '../media';
import { palt, ring } from '../type';

const underline: CSSObject = {
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 5,
  [media.print]: { textDecoration: 'none' },
};

const linkColors: CSSObject = {
  color: 'var(--accent)',
  [media.hover]: { '&:hover': { color: 'var(--accent-hover)', textDecorationThickness: 2 } },
  '&:active': { color: 'var(--accent-pressed)' },
};

/** Stands alone as a link does: accent, underlined, 44 high. */
const text: CSSObject = {
  ...linkColors,
  ...underline,
  gap: 8,
  justifyContent: 'flex-start',
  minWidth: 0,
  minHeight: 44,
  padding: 0,
  borderRadius: 0,
  // MUI's own ground under the pointer is a weak shade, which `theme.alpha` doesn't make here.
  background: 'none',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  fontWeight: 400,
  textAlign: 'left',
  // Paper leads nowhere: only the name of a row and a phone number say something there.
  [media.print]: {
    minHeight: 0,
    textDecoration: 'none',
    '&:not(:is(th, td) *, [href^="tel:"])': { display: 'none' },
  },
};

/** What opens and closes the chrome: ink until the pointer is on it. */
const iconButton: CSSObject = {
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  borderRadius: 0,
  color: 'var(--ink)',
  fontSize: 'inherit',
  [media.hover]: { '&:hover': { background: 'none', color: 'var(--accent)' } },
  '&:active': { color: 'var(--accent-pressed)' },
};

const filled: CSSObject = {
  gap: 12,
  minWidth: 0,
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
  wordBreak: 'keep-all',
  '--phrases': 'own',
  ...palt,
  svg: { flex: 'none' },
  [media.hover]: {
    '&:hover': { background: 'var(--accent-hover)', borderColor: 'var(--accent-hover)' },
  },
  '&:active': { background: 'var(--accent-pressed)', borderColor: 'var(--accent-pressed)' },
  [media.small]: { width: '100%' },
  // Words too long for one line break between their phrases, where they would break anywhere.
  [media.narrow]: {
    wordBreak: 'auto-phrase',
    '--phrases': 'initial',
    textWrap: 'balance',
    paddingInline: 16,
  },
  [media.print]: { display: 'none' },
};

const secondary: CSSObject = {
  background: 'var(--sheet)',
  color: 'var(--accent)',
  [media.hover]: {
    '&:hover': {
      background: 'var(--accent-weak)',
      borderColor: 'var(--accent)',
      color: 'var(--accent-hover)',
    },
  },
  '&:active': {
    background: 'var(--accent-weak)',
    borderColor: 'var(--accent-pressed)',
    color: 'var(--accent-pressed)',
  },
};

const destructive: CSSObject = {
  background: 'var(--sheet)',
  borderColor: 'var(--danger)',
  color: 'var(--danger)',
  [media.hover]: {
    '&:hover': { background: 'var(--danger-weak)', borderColor: 'var(--danger)' },
  },
  '&:active': {
    background: 'var(--danger)',
    borderColor: 'var(--danger)',
    color: 'var(--on-danger)',
  },
};

const small: CSSObject = {
  gap: 10,
  minHeight: 44,
  padding: '4px 18px',
  borderWidth: 1,
  fontSize: 15,
  [media.small]: { width: 'auto' },
  [media.narrow]: { paddingInline: 18 },
};

/** A word that does something in its place, with or without a drawing: 表示. */
const textButton: CSSObject = {
  gap: 6,
  fontSize: 14,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 } },
};

/** It stays reachable and says why it can't be used now, so it is not `disabled`. */
const unusable: CSSObject = {
  '&, &:hover, &:active': {
    border: '2px dashed var(--field)',
    background: 'var(--paper-2)',
    color: 'var(--ink-2)',
  },
  cursor: 'not-allowed',
};

/** What is pressed and what leads on (docs/design.md §7). */
export const actions: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: ButtonAnchor },
    styleOverrides: {
      root: { userSelect: 'auto', verticalAlign: 'baseline', '&:focus-visible': ring },
    },
  },
  MuiButton: {
    // Our variants have their own colours; MUI's would write each into every kind of button.
    defaultProps: { variant: 'primary', color: 'none' },
    styleOverrides: {
      root: {
        letterSpacing: 'inherit',
        textTransform: 'none',
        variants: [
          { props: ({ ownerState }) => ownerState.variant !== 'text', style: filled },
          { props: { variant: 'secondary' }, style: secondary },
          { props: { variant: 'destructive' }, style: destructive },
          {
            props: ({ ownerState }) => ownerState.variant !== 'text' && ownerState.size === 'small',
            style: small,
          },
          { props: { fullWidth: true }, style: { width: '100%' } },
          { props: { variant: 'text' }, style: text },
          { props: { variant: 'text', size: 'small' }, style: textButton },
          { props: { 'aria-disabled': true }, style: unusable },
        ],
      },
      startIcon: { margin: 0, '&::before': { content: 'none' } },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: { defaultProps: { disableRipple: true }, styleOverrides: { root: iconButton } },
  MuiLink: {
    defaultProps: { component: TextAnchor },
    styleOverrides: {
      root: {
        ...linkColors,
        ...underline,
        textDecorationColor: 'currentColor',
        verticalAlign: 'baseline',
        userSelect: 'auto',
        textAlign: 'left',
        '&:focus-visible': ring,
        variants: [
          { props: { underline: 'none' }, style: { textDecoration: 'none' } },
          {
            props: { color: 'textPrimary' },
            style: { '&, &:hover': { color: 'var(--ink)' } },
          },
          {
            props: { variant: 'title' },
            style: {
              color: 'var(--ink)',
              display: 'inline-block',
              paddingBlock: 9,
              marginBlock: -9,
            },
          },
        ],
      },
    },
  },
};
