import type { Components, Theme } from '@mui/material/styles';
import { media } from '../media';

/**
 * A state as shape and word, boxed where it needs the customer; `small` is the tag beside a field's
 * label (docs/design.md §8).
 */
export const chips: Components<Theme> = {
  MuiChip: {
    defaultProps: { component: 'span', variant: 'plain' },
    styleOverrides: {
      root: {
        gap: 8,
        maxWidth: 'none',
        height: 'auto',
        borderRadius: 2,
        background: 'none',
        color: 'inherit',
        fontSize: 14,
        lineHeight: '25px',
        fontWeight: 700,
        verticalAlign: 'baseline',
        [media.narrow]: { whiteSpace: 'normal' },
        svg: { flex: 'none' },
        variants: [
          { props: { color: 'secondary' }, style: { color: 'var(--ink-2)', fontWeight: 400 } },
          {
            props: { variant: 'outlined' },
            style: {
              padding: '3px 10px 3px 9px',
              border: '1px solid var(--ink)',
              background: 'var(--sheet)',
            },
          },
          {
            props: { variant: 'outlined', color: 'warning' },
            style: {
              borderColor: 'var(--caution)',
              background: 'var(--caution-weak)',
              color: 'var(--caution)',
            },
          },
          {
            props: { size: 'small' },
            style: {
              padding: '0 8px',
              border: '1px solid var(--ink)',
              background: 'var(--ink)',
              color: 'var(--paper)',
              fontSize: 12,
              lineHeight: '18px',
            },
          },
          {
            props: { size: 'small', color: 'secondary' },
            style: { borderColor: 'var(--field)', background: 'none', color: 'var(--ink-2)' },
          },
        ],
      },
      label: { padding: 0, overflow: 'visible', whiteSpace: 'inherit' },
    },
  },
};
