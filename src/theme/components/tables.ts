import type { Components, Theme } from '@mui/material/styles';
import { media } from '../media';
import { type, visuallyHidden } from '../type';

/** Hairlines between rows, 1px of ink above body and subtotal (`look.md` "Space, lines, motion"). */
export const tables: Components<Theme> = {
  MuiTable: {
    styleOverrides: {
      root: { caption: visuallyHidden, [media.print]: { fontSize: 13, lineHeight: '22px' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 12px 12px 0',
        border: 0,
        color: 'inherit',
        fontSize: 'inherit',
        lineHeight: 'inherit',
        'tr + tr > &': { borderTop: '1px solid var(--rule)' },
        [media.print]: { paddingBlock: 6 },
      },
      head: {
        ...type.small,
        padding: '0 12px 8px 0',
        borderBottom: '1px solid var(--ink)',
        color: 'var(--ink-2)',
        verticalAlign: 'bottom',
      },
      footer: { borderTop: '1px solid var(--ink)', fontWeight: 700 },
    },
  },
};
