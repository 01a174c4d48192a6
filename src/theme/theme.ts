import './augmentation';
import { createTheme } from '@mui/material/styles';
import { actions } from './components/actions';
import { chips } from './components/chips';
import { fields } from './components/fields';
import { chrome, layout } from './components/layout';
import { dialogs, messages } from './components/messages';
import { steps } from './components/steps';
import { lists, tables } from './components/tables';
import { breakpoints } from './media';
import { fontFamily, type } from './type';

/** A palette entry needs all four, so that MUI computes none of them from a variable. */
const color = (main: string, weak: string, contrastText: string, dark = main) => ({
  main: `var(--${main})`,
  light: `var(--${weak})`,
  dark: `var(--${dark})`,
  contrastText: `var(--${contrastText})`,
});

/**
 * The look as one MUI theme (docs/design.md §12). Its colours are the custom properties of
 * `variables.ts`, which follow the device, paper and the nearest `data-service` by CSS alone: MUI's own
 * variables are written at the root and can't tell a mobile row on a fibre page.
 */
export const theme = createTheme({
  palette: {
    primary: color('accent', 'accent-weak', 'on-accent', 'accent-hover'),
    error: color('danger', 'danger-weak', 'on-danger'),
    warning: color('caution', 'caution-weak', 'paper'),
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-2)' },
    background: { default: 'var(--paper)', paper: 'var(--sheet)', band: 'var(--paper-2)' },
    divider: 'var(--rule)',
    getContrastText: () => 'var(--paper)',
    service: {
      main: 'var(--svc)',
      light: 'var(--svc-weak)',
      dark: 'var(--svc-mid)',
      contrastText: 'var(--paper)',
    },
  },
  breakpoints: {
    values: {
      xs: 0,
      sm: breakpoints.medium,
      md: breakpoints.large,
      lg: breakpoints.max,
      xl: 1536,
    },
  },
  shape: { borderRadius: 4 },
  spacing: 4,
  typography: {
    fontFamily,
    h1: type.h1,
    label: type.label,
    fact: type.fact,
    body1: type.body,
    body2: type.small,
    help: type.help,
    caption: type.caption,
    mono: type.mono,
    figureM: type.figureM,
    lead: type.lead,
    note: type.note,
  },
  mixins: { toolbar: { minHeight: 80 } },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 120,
      standard: 120,
      complex: 120,
      enteringScreen: 160,
      leavingScreen: 160,
    },
  },
  components: {
    ...layout,
    ...actions,
    ...fields,
    ...lists,
    ...tables,
    ...chips,
    ...steps,
    ...messages,
    ...dialogs,
    ...chrome,
  },
});

// Shades of a colour are tokens of their own here; MUI can't reckon with the value of a variable.
Object.assign(theme, {
  alpha: (value: string) => value,
  lighten: (value: string) => value,
  darken: (value: string) => value,
});
