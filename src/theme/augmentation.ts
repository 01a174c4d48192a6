import type { CSSObject } from '@emotion/react';
import type { PaletteColor, PaletteColorOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    label: CSSObject;
    fact: CSSObject;
    help: CSSObject;
    mono: CSSObject;
    figureM: CSSObject;
    lead: CSSObject;
    note: CSSObject;
  }
  interface TypographyVariantsOptions {
    label?: CSSObject;
    fact?: CSSObject;
    help?: CSSObject;
    mono?: CSSObject;
    figureM?: CSSObject;
    lead?: CSSObject;
    note?: CSSObject;
  }
  interface TypeBackground {
    band: string;
  }
  interface Palette {
    service: PaletteColor;
  }
  interface PaletteOptions {
    service?: PaletteColorOptions;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    label: true;
    fact: true;
    help: true;
    mono: true;
    figureM: true;
    lead: true;
    note: true;
    /** Of a Link alone: the title of a list's row, in ink, 44 high for the finger. */
    title: true;
    h2: false;
    h3: false;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
    button: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Filled: the one thing that a page asks for. */
    primary: true;
    secondary: true;
    /** Ends or deletes something. */
    destructive: true;
    contained: false;
    outlined: false;
  }
  interface ButtonPropsSizeOverrides {
    large: false;
  }
  interface ButtonPropsColorOverrides {
    /** As the variant says. */
    none: true;
    primary: false;
    secondary: false;
    success: false;
    error: false;
    info: false;
    warning: false;
  }
}

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    filled: false;
    outlined: false;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** No box around it. */
    plain: true;
  }
}
