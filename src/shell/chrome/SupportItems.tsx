import Link from '@mui/material/Link';
import { getConfig } from '@/config/config';
import type { ServiceType } from '@/config/runtimeConfig';
import { Anchor } from '@/theme/links';
import { media } from '@/theme/media';
import { palt } from '@/theme/type';
import { type OptionTerms, supportLinks } from './navigation';

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
