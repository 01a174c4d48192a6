import { css, type CSSObject } from '@emotion/react';
import type { Components, Theme } from '@mui/material/styles';

interface Override {
  variants?: { props: unknown; style: CSSObject }[];
  [property: string]: unknown;
}

/**
 * Has the overrides of a theme written as CSS once, when a part is first drawn. MUI does so with its own
 * styles; those of a theme it hands to emotion as objects, to be written anew for each element.
 * @param components with plain objects as overrides
 * @returns the same for MUI
 */
export function prepared(components: Components<Theme>): Components<Theme> {
  return Object.fromEntries(
    Object.entries(components as Record<string, object>).map(([name, one]) => [
      name,
      prepareComponent(one),
    ]),
  );
}

function prepareComponent(component: object): object {
  if (!('styleOverrides' in component)) return component;
  const overrides = Object.entries(component.styleOverrides as Record<string, Override>);
  return {
    ...component,
    styleOverrides: Object.fromEntries(overrides.map(([slot, one]) => [slot, once(one)])),
  };
}

function once({ variants, ...style }: Override): () => object {
  let written: object | undefined;
  return () =>
    (written ??= {
      ...css(style as CSSObject),
      ...(variants && { variants: variants.map((one) => ({ ...one, style: css(one.style) })) }),
    });
}
