import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { breakpoints } from './media';
import { components } from './muiComponents';
import { dark, light, radius, serviceDark, serviceLight } from './tokens';
import type { Token } from './tokens';
import { fontFamily, type } from './type';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    figureXl: CSSProperties;
    figureL: CSSProperties;
    figureM: CSSProperties;
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figureXl?: CSSProperties;
    figureL?: CSSProperties;
    figureM?: CSSProperties;
    lead?: CSSProperties;
  }
  interface Palette {
    svc: string;
    svcMid: string;
    svcWeak: string;
    bar: string;
    focus: string;
  }
  interface PaletteOptions {
    svc?: string;
    svcMid?: string;
    svcWeak?: string;
    bar?: string;
    focus?: string;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figureXl: true;
    figureL: true;
    figureM: true;
    lead: true;
  }
}

const palette = (tokens: Record<Token, string>, service: (typeof serviceLight)['fixed']) => ({
  primary: {
    main: tokens.accent,
    dark: tokens['accent-hover'],
    light: tokens['accent-weak'],
    contrastText: tokens['on-accent'],
  },
  error: { main: tokens.danger, light: tokens['danger-weak'], contrastText: tokens['on-danger'] },
  warning: { main: tokens.caution, light: tokens['caution-weak'], contrastText: tokens.paper },
  text: { primary: tokens.ink, secondary: tokens['ink-2'], disabled: tokens['ink-2'] },
  background: { default: tokens.paper, paper: tokens.sheet },
  divider: tokens.rule,
  svc: service.svc,
  svcMid: service['svc-mid'],
  svcWeak: service['svc-weak'],
  bar: service.bar,
  focus: tokens.focus,
});

/**
 * The brand as MUI theme (`look.md` "MUI theme"). Light and dark follow the device through CSS
 * variables: no script decides, so the CSP stays strict and a prerendered page doesn't flash.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: {
    light: { palette: palette(light, serviceLight.fixed) },
    dark: { palette: palette(dark, serviceDark.fixed) },
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
  shape: { borderRadius: radius.control },
  spacing: 4,
  shadows: Array.from({ length: 25 }, () => 'none') as never,
  typography: {
    fontFamily,
    h1: type.h1,
    h2: type.label,
    h3: type.fact,
    body1: type.body,
    body2: type.small,
    caption: type.caption,
    button: { fontSize: 17, fontWeight: 700, textTransform: 'none' },
    figureXl: type.figureXl,
    figureL: type.figureL,
    figureM: type.figureM,
    lead: type.lead,
  },
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
  components,
});
