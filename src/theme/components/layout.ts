import type { Components, Theme } from '@mui/material/styles';
import { media } from '../media';

/** Text and the column of a page (docs/design.md §3 and §5). */
export const layout: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        h1: 'h1',
        label: 'h2',
        fact: 'p',
        body1: 'p',
        body2: 'p',
        help: 'p',
        caption: 'p',
        mono: 'code',
        figureM: 'p',
        lead: 'p',
        note: 'p',
        inherit: 'span',
      },
    },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'h1' },
            style: { textWrap: 'balance', [media.print]: { fontSize: '20pt', lineHeight: 1.4 } },
          },
          { props: { variant: 'lead' }, style: { maxWidth: '34em' } },
          // Running text on paper is as large as the paper's.
          {
            props: { variant: 'body1' },
            style: { 'p&': { [media.print]: { fontSize: 'inherit', lineHeight: 'inherit' } } },
          },
        ],
      },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: 'lg', disableGutters: true },
    styleOverrides: {
      // By a variable, so that a place that says otherwise does so at every width: what is within
      // a media query wins over what is outside of one.
      root: {
        '--padding': '56px 64px 72px',
        padding: 'var(--padding)',
        [media.medium]: { '--padding': '56px 40px 72px' },
        [media.small]: { '--padding': '28px 20px 40px' },
        [media.print]: { '--padding': '5mm 0 0' },
      },
    },
  },
};

/** The header's strip: logo in the rail, content on the main line (docs/design.md §5). */
export const chrome: Components<Theme> = {
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: '216px minmax(0, 1fr) auto',
        columnGap: 56,
        width: '100%',
        maxWidth: 1280,
        marginInline: 'auto',
        paddingInline: 64,
        [media.upToMedium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        [media.medium]: { columnGap: 20, minHeight: 0, padding: '16px 40px 0' },
        // With large text the menu stands below the logo, not over it.
        [media.small]: {
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 12,
          minHeight: 60,
          paddingInline: 20,
        },
        [media.print]: { minHeight: 0, padding: '0 0 3mm' },
      },
    },
  },
};
