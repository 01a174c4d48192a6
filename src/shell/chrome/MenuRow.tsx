import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { ServiceLine } from '@/ui/page/ServiceLine';

/** A row and its hairline are 52 high. */
const row = { gap: 3.5, minHeight: 51, py: 1.5, pr: 0, lineHeight: '24px' };
interface MenuRowProps {
  title: string;
  note?: ReactNode;
  /** The service whose line is drawn before the title. */
  service?: 'fixed' | 'mobile';
  /** An address within the portal. Without `to` and `href` the row is marked as the one shown now. */
  to?: string;
  href?: string;
}

/**
 * A row of the menus: title, note, and a chevron for a page of the portal or ↗ for another site
 * (docs/design.md §7).
 */
export function MenuRow({ title, note, service, to, href }: MenuRowProps) {
  const text = (
    <>
      {service && (
        <Box component="span" data-service={service} sx={{ flex: 'none', width: 36 }}>
          <ServiceLine />
        </Box>
      )}
      <Box component="span" sx={{ minWidth: 0, fontWeight: service ? 700 : 400 }}>
        {title}
        {note && (
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block', lineHeight: '22px' }}
          >
            {note}
          </Typography>
        )}
      </Box>
    </>
  );
  const address = to ?? href;
  if (address === undefined)
    return (
      <Stack aria-current="true" direction="row" sx={{ ...row, alignItems: 'center' }}>
        {text}
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ flex: 'none', ml: 'auto' }}
        >
          表示中
        </Typography>
      </Stack>
    );
  return (
    <ListItemButton href={address} sx={row}>
      {text}
      <Icon name={to === undefined ? 'external' : 'forward'} />
    </ListItemButton>
  );
}
