import type { CSSObject } from '@emotion/react';
import { media } from './media';

export const fontFamily =
  '"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif';

/** Only for codes typed into another device, and on developer surfaces. */
export const monoFamily = 'ui-monospace,"SFMono-Regular",Menlo,Consolas,"Noto Sans Mono",monospace';

/** Proportional kana, in headings, navigation and buttons only. */
export const palt = { fontFeatureSettings: '"palt"' } as const;

/** The roles of docs/design.md §3, for styled elements and as variants of the MUI theme. */
export const type = {
  figureXl: {
    fontSize: 'clamp(104px, 13.75vw, 176px)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
    fontWeight: 400,
    [media.small]: { fontSize: 'min(92px, 24.5vw)' },
  },
  figureL: {
    fontSize: 64,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontWeight: 400,
    [media.small]: { fontSize: 48 },
  },
  figureM: {
    fontSize: 32,
    lineHeight: 1.2,
    fontWeight: 400,
    [media.small]: { fontSize: 28 },
  },
  h1: {
    fontSize: 40,
    lineHeight: '54px',
    letterSpacing: '-0.01em',
    fontWeight: 700,
    ...palt,
    [media.small]: { fontSize: 28, lineHeight: '39px' },
  },
  dialogTitle: { fontSize: 22, lineHeight: '33px', fontWeight: 700, ...palt },
  lead: {
    fontSize: 20,
    lineHeight: '35px',
    fontWeight: 400,
    [media.small]: { fontSize: 17, lineHeight: '31px' },
  },
  /** Below a procedure's buttons, and centred with them. */
  note: {
    fontSize: 14,
    lineHeight: '25px',
    fontWeight: 400,
    marginTop: 20,
    color: 'var(--ink-2)',
    [media.small]: { textAlign: 'center' },
  },
  label: { fontSize: 18, lineHeight: '27px', fontWeight: 700, ...palt },
  fact: {
    fontSize: 20,
    lineHeight: '28px',
    fontWeight: 700,
    [media.small]: { fontSize: 18, lineHeight: '25px' },
  },
  body: { fontSize: 16, lineHeight: '29px', fontWeight: 400 },
  small: { fontSize: 14, lineHeight: '25px', fontWeight: 400 },
  help: { fontSize: 14, lineHeight: '25px', fontWeight: 400, color: 'var(--ink-2)' },
  caption: { fontSize: 12, lineHeight: '19px', fontWeight: 400 },
  mono: { fontFamily: monoFamily, wordBreak: 'break-all' },
} satisfies Record<string, CSSObject>;

/** For the screen reader only: text that a picture or a place on the page already says to the eye. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const satisfies CSSObject;

/** The focus ring: 3px of ink, 3px away (docs/design.md §7). */
export const ring: CSSObject = { outline: '3px solid var(--focus)', outlineOffset: 3 };
