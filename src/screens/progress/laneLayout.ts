import type { CSSObject } from '@emotion/react';

/** Rail and axis side by side, as the page's columns are at 1280. */
export const columns: CSSObject = {
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 880px)',
  columnGap: 56,
};

/** What the axis leaves free at both ends, px, so that a mark at its end stands inside. */
export const inset = 8;
