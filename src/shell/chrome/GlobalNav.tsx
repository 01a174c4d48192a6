import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { CSSObject } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import type { ServiceType } from '@/config/runtimeConfig';
import { media } from '@/theme/media';
import { palt } from '@/theme/type';
import { globalNav, isCurrent } from './navigation';

const item: CSSObject = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 80,
  fontSize: 15,
  whiteSpace: 'nowrap',
  ...palt,
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 } },
  '&[aria-current]': { fontWeight: 700 },
  // The current item replaces its stretch of the head rule; 4px of paper on both sides.
  '&[aria-current]::after': {
    content: "''",
    position: 'absolute',
    zIndex: 1,
    left: -4,
    right: -4,
    bottom: -4,
    height: 4,
    background: 'var(--accent)',
    forcedColorAdjust: 'none',
    borderInline: '4px solid var(--paper)',
  },
  [media.medium]: { height: 52 },
};

/** The four links of docs/product.md §2.3, from 641 px up; on narrower pages the menu has them. */
export function GlobalNav({ service }: { service: ServiceType }) {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label="メインメニュー"
      data-print="none"
      sx={{
        [media.medium]: { gridColumn: '1 / -1', pl: 44 },
        [media.small]: { display: 'none' },
      }}
    >
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={{ xs: 2, lg: 9 }}
        sx={{ justifyContent: { xs: 'space-between', md: 'flex-start' } }}
      >
        {globalNav[service].map((entry) => (
          <li key={entry.to}>
            <Link
              href={entry.to}
              color="textPrimary"
              underline="none"
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              sx={item}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
