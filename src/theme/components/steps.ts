import type { Components, Theme } from '@mui/material/styles';
import { media } from '../media';

/** Numeral and word on one line, a bar of accent under the present step (docs/design.md §7). */
export const steps: Components<Theme> = {
  MuiStepper: {
    styleOverrides: {
      root: {
        alignItems: 'stretch',
        gap: 0,
        maxWidth: 640,
        marginTop: 20,
        borderBottom: '1px solid var(--rule)',
        [media.crowded]: { flexWrap: 'wrap' },
      },
    },
  },
  MuiStep: {
    styleOverrides: {
      root: {
        position: 'relative',
        flex: 1,
        minHeight: 44,
        padding: '0 0 6px',
        color: 'var(--ink-2)',
        // A step that doesn't fit on the line begins the next one, before its label is torn.
        [media.crowded]: { flex: '1 1 auto' },
        '&[aria-current]': {
          color: 'var(--ink)',
          fontWeight: 700,
          '&::after': {
            content: '""',
            position: 'absolute',
            left: 0,
            right: 16,
            bottom: -2,
            height: 4,
            background: 'var(--accent)',
            forcedColorAdjust: 'none',
            printColorAdjust: 'exact',
          },
        },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: {
        alignItems: 'baseline',
        gap: 8,
        [media.small]: { gap: 6 },
        [media.narrow]: { gap: 4 },
      },
      iconContainer: {
        padding: 0,
        fontSize: 26,
        lineHeight: '36px',
        fontWeight: 400,
        svg: { marginTop: 8 },
        '&:has(svg)': { alignSelf: 'flex-start' },
      },
      labelContainer: { color: 'inherit' },
      label: {
        font: 'inherit',
        fontSize: 15,
        lineHeight: '36px',
        letterSpacing: 'inherit',
        [media.narrow]: { fontSize: 14 },
        '&, &.Mui-active, &.Mui-completed': { color: 'inherit', fontWeight: 'inherit' },
      },
    },
  },
};
