import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { media } from '../media';
import { type, visuallyHidden } from '../type';

const printed: CSSObject = { [media.print]: { paddingBlock: 6 } };

/**
 * Hairlines between rows, 1px of ink above body and subtotal (docs/design.md §4).
 * `padding="none"`: columns of a fixed width, on one line of text, the last of them the amount axis.
 */
export const tables: Components<Theme> = {
  MuiTable: {
    styleOverrides: {
      root: {
        textAlign: 'left',
        caption: visuallyHidden,
        [media.print]: { fontSize: 13, lineHeight: '22px' },
        variants: [{ props: { padding: 'none' }, style: { tableLayout: 'fixed' } }],
      },
    },
  },
  MuiTableHead: {
    styleOverrides: { root: { '& > tr': { borderBottom: '1px solid var(--ink)' } } },
  },
  MuiTableBody: {
    styleOverrides: { root: { '& > tr + tr': { borderTop: '1px solid var(--rule)' } } },
  },
  MuiTableFooter: {
    styleOverrides: {
      root: { fontWeight: 700, '& > tr': { borderTop: '1px solid var(--ink)' } },
    },
  },
  MuiTableRow: { styleOverrides: { root: { color: 'inherit' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 0',
        border: 0,
        color: 'inherit',
        font: 'inherit',
        letterSpacing: 'inherit',
        variants: [
          { props: { padding: 'none' }, style: { verticalAlign: 'baseline' } },
          {
            props: { padding: 'normal' },
            style: { paddingRight: 12, '&:last-child': { paddingRight: 0 } },
          },
        ],
      },
      body: printed,
      footer: printed,
      head: {
        ...type.small,
        paddingBottom: 8,
        color: 'var(--ink-2)',
        verticalAlign: 'bottom',
        variants: [
          { props: { padding: 'normal' }, style: { paddingTop: 0 } },
          { props: { align: 'right' }, style: { whiteSpace: 'nowrap' } },
        ],
      },
    },
  },
};
