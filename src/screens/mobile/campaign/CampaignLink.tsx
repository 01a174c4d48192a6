import Link from '@mui/material/Link';
import type * as Schema from '@/api/generated/schemas';
import { brand } from '@/catalogue/brand';
import { useHasRoute } from '@/shell/hasRoute';

interface CampaignLinkProps {
  link: NonNullable<Schema.MobileCampaign['link']>;
  /** The campaign's title, for the screen reader. */
  title: string;
  bold?: boolean;
}

/** The link of a campaign; a call to the support instead of a screen that the portal doesn't have. */
export function CampaignLink({ link: { url, text, type }, title, bold }: CampaignLinkProps) {
  const hasRoute = useHasRoute();
  if (type === 'internal' && hasRoute(url))
    return (
      <Link href={url} aria-label={`${text}(${title})`} sx={{ fontWeight: bold ? 700 : 400 }}>
        {text}
      </Link>
    );
  const label = type === 'external' ? text : '電話で手続きする';
  return (
    <Link
      aria-label={`${label}(${title})`}
      sx={{ fontWeight: bold ? 700 : 400 }}
      href={type === 'external' ? url : `tel:${brand.support.phone}`}
    >
      {label}
    </Link>
  );
}
