import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { Anchor } from '../links';
import { media } from '../media';
import { type, visuallyHidden } from '../type';

const printed: CSSObject = { [media.print]: { paddingBlock: 4 } };

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
        [media.print]: { fontSize: 13, lineHeight: '20px' },
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

/** Rows on hairlines, nothing above the first (docs/design.md §4). */
export const lists: Components<Theme> = {
  MuiList: {
    defaultProps: { disablePadding: true },
    styleOverrides: { root: { '& > li + li': { borderTop: '1px solid var(--rule)' } } },
  },
  // A row that leads on: words, and the icon that says where to at its end.
  MuiListItemButton: {
    defaultProps: { LinkComponent: Anchor, disableGutters: true },
    styleOverrides: {
      root: {
        gap: 12,
        minHeight: 64,
        padding: '8px 4px 8px 0',
        color: 'var(--ink)',
        '&:hover': { background: 'none' },
        '& > svg': { flex: 'none', marginLeft: 'auto', color: 'var(--accent)' },
        [media.hover]: {
          '&:hover > span:not([data-service])': {
            textDecoration: 'underline',
            textUnderlineOffset: 4,
          },
        },
      },
    },
  },
  MuiListItem: {
    defaultProps: { disablePadding: true, disableGutters: true },
    styleOverrides: { root: { padding: '14px 0', '&:first-of-type': { paddingTop: 0 } } },
  },
};
