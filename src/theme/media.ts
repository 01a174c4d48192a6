/** Widths at which the grid changes (docs/design.md §5): ≤640, 641–1023, ≥1024; 1280 is the widest page. */
export const breakpoints = { medium: 641, large: 1024, max: 1280 } as const;

export const media = {
  small: `@media (max-width: ${breakpoints.medium - 0.02}px)`,
  // Beside the rail, tables and rows would tear their words. A sheet of paper is wider than its pixels say.
  stacked: '@media screen and (max-width: 767.98px)',
  // As narrow as a page must still flow at (WCAG 1.4.10): 320, and what phones of 360 leave out.
  narrow: '@media (max-width: 359.98px)',
  // A line of the page holds fewer than fifteen letters: a phone with its text alone at 200 %.
  crowded: '@container main (max-width: 15em)',
  fromNarrow: '@media (min-width: 360px)',
  upToMedium: `@media (max-width: ${breakpoints.large - 0.02}px)`,
  medium: `@media (min-width: ${breakpoints.medium}px) and (max-width: ${breakpoints.large - 0.02}px)`,
  // From 1024 on the rail is wider, so the main column is as narrow again as before.
  upToLarge: '@media (max-width: 1151.98px)',
  fromMedium: `@media (min-width: ${breakpoints.medium}px)`,
  fromLarge: `@media screen and (min-width: ${breakpoints.large}px)`,
  // Paper is always light, whatever the device shows.
  dark: '@media screen and (prefers-color-scheme: dark)',
  still: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  hover: '@media (hover: hover)',
} as const;
