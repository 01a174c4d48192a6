/**
 * Styles of a narrow table of old and new: in three columns a word of the label would break, and two sums of
 * eight digits would touch, so the label of a row stands above its two values.
 */
export const labelAbove = {
  '&, thead, tbody, tfoot': { display: 'block' },
  tr: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 2,
    py: 3,
  },
  'tr > th, tr > td': { p: 0 },
  'thead th:first-of-type': { position: 'absolute' },
  "th[scope='row']": { gridColumn: '1 / -1' },
} as const;
