import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { brand } from '@/catalogue/brand';
import { getConfig } from '@/config/config';
import type { ServiceType } from '@/config/runtimeConfig';
import { appear } from '@/theme/appear';
import { Anchor } from '@/theme/links';
import { media } from '@/theme/media';
import { palt } from '@/theme/type';
import { Columns } from '@/ui/page/Page';
import { ChatButton } from '../chatbot/ChatButton';
import { SupportOnPaper } from './DocumentFoot';
import { type OptionTerms, supportLinks } from './navigation';

interface FooterProps {
  kind: 'full' | 'short';
  service: ServiceType;
  terms?: OptionTerms;
}

/**
 * Help, links and copyright; with less emphasis on procedures and errors (docs/design.md §7). Memoised, so that it
 * isn't rendered again when only the screen changes.
 */
export const Footer = memo(function Footer({ kind, service, terms }: FooterProps) {
  const phone = brand.support.phone;
  const short = kind === 'short';
  return (
    <Container
      component="footer"
      sx={{
        pt: { xs: 0 },
        pb: { xs: 7, sm: 12 },
        // Hidden while the screen loads, since it would move when the screen appears. After 5 s it is
        // shown all the same, so that a customer who waits that long finds help.
        "main:has(> [aria-busy='true'], [data-coming]) + &": {
          visibility: 'hidden',
          animation: `${appear} 0s 5s forwards`,
        },
        [media.print]: { p: 0 },
      }}
    >
      <SupportOnPaper />
      <Box data-print="none" sx={{ pt: { xs: 5, sm: 9 }, borderTop: 1, borderColor: 'divider' }}>
        <Columns>
          <Typography variant="label" sx={{ fontSize: 16 }}>
            お困りのときは
          </Typography>
          <div>
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 5,
                rowGap: 4,
              }}
            >
              <Box
                sx={{
                  display: short ? 'flex' : 'block',
                  flexWrap: 'wrap',
                  alignItems: 'baseline',
                  columnGap: 4,
                }}
              >
                <Link
                  href={`tel:${phone}`}
                  color="textPrimary"
                  underline="always"
                  sx={{
                    display: 'inline-block',
                    minHeight: 44,
                    fontSize: short ? 21 : 28,
                    lineHeight: '44px',
                    textUnderlineOffset: 6,
                  }}
                >
                  {phone}
                </Link>
                <Typography variant="help">
                  {short ? '' : '通話無料・'}
                  {brand.support.hours}
                </Typography>
              </Box>
              <ChatButton service={service} asLink={short} />
            </Stack>
            <Box
              component="ul"
              sx={{
                display: { xs: 'grid', sm: 'flex' },
                flexWrap: 'wrap',
                gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
                columnGap: { xs: 4, sm: 8 },
                rowGap: 1,
                mt: 5,
              }}
            >
              <SupportItems service={service} terms={terms} />
            </Box>
            <Typography variant="caption" color="textSecondary" sx={{ mt: 5 }}>
              © 2026 {brand.company}
            </Typography>
          </div>
        </Columns>
      </Box>
    </Container>
  );
});

interface SupportItemsProps {
  service: ServiceType;
  terms: OptionTerms | undefined;
}

/** Links to the provider's own site as items of a list, in footer and menu: ink, 44 high. */
export function SupportItems({ service, terms }: SupportItemsProps) {
  return supportLinks(getConfig().links, service, terms).map(({ label, href }) => (
    <li key={label}>
      <Link
        component={Anchor}
        href={href}
        color="textPrimary"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          fontSize: 14,
          ...palt,
          [media.hover]: { '&:hover': { color: 'primary.main' } },
        }}
      >
        {label}
      </Link>
    </li>
  ));
}
