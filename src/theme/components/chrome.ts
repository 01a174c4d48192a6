import type { Components, Theme } from '@mui/material/styles';
import { media } from '../media';

/** The header's strip: logo in the rail, content on the main line (docs/design.md §5). */
export const chrome: Components<Theme> = {
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: '216px minmax(0, 1fr) auto',
        columnGap: 56,
        width: '100%',
        maxWidth: 1280,
        marginInline: 'auto',
        paddingInline: 64,
        [media.upToMedium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
        [media.medium]: { columnGap: 20, minHeight: 0, padding: '16px 40px 0' },
        [media.small]: { columnGap: 12, minHeight: 60, paddingInline: 20 },
        [media.print]: { minHeight: 0, padding: '0 0 3mm' },
      },
    },
  },
};
