import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import type { ServiceType } from '@/config/runtimeConfig';
import { actionsOf } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { palt } from '@/theme/type';
import { Verbatim } from '@/ui/page/Page';
import { HeadRule, Logo } from './DocumentHeader';
import { SupportItems } from './Footer';
import { actionCount, AskedFor, Histories, LogoutButton, Services } from './MenuParts';
import { globalNav, isCurrent, type NavItem } from './navigation';
import { useCloseRequest } from './useCloseRequest';
import { useMenu } from './useMenu';

const item = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 54,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: 21,
  lineHeight: '30px',
  ...palt,
  '& > span': { py: 1.5, borderBlock: '4px solid transparent' },
  '&[aria-current] > span': { fontWeight: 700, borderBottomColor: 'var(--accent)' },
};

/** Looks like the field that it opens. */
const searchField = {
  justifyContent: 'flex-start',
  mt: 4,
  mb: 2,
  px: 3.25,
  borderWidth: 1,
  borderColor: 'var(--field)',
  color: 'var(--ink)',
  fontWeight: 400,
};

const takeFocus = (button: HTMLElement | null) => button?.focus();

export interface MenuPageProps {
  service: ServiceType;
  user: string;
  onSearch: () => void;
  onClose: () => void;
}

/** The whole menu as a page of its own at 640 and less (docs/design.md §7). */
export default function MenuPage({ service, user, onSearch, onClose }: MenuPageProps) {
  const { pathname } = useLocation();
  const menu = useMenu(service);
  useCloseRequest(onClose);
  const [top, ...rest] = globalNav[service];
  // In the second place the required actions, with their count, where the server gives it.
  const entries: (NavItem & { note?: string })[] = [
    ...(top ? [top] : []),
    ...(menu.actions === undefined
      ? []
      : [{ label: 'ご対応が必要なこと', to: actionsOf(service), note: actionCount(menu.actions) }]),
    ...rest,
  ];

  return (
    <Drawer
      open
      anchor="right"
      data-service={service}
      // The key of the search opens it from here too, unlike from dialogs.
      data-search
      transitionDuration={0}
      // The header moves the focus back to the opener when the menu is closed. After a link has led to
      // another screen, the focus must not go back.
      disableRestoreFocus
      sx={{ [media.print]: { display: 'none' } }}
      slotProps={{
        paper: {
          'aria-label': 'メニュー',
          elevation: 0,
          sx: { display: 'block', width: '100%', bgcolor: 'background.default' },
        },
      }}
      onClose={onClose}
    >
      <Toolbar>
        <Logo label={brand.serviceLabels[service]} />
        <IconButton
          ref={takeFocus}
          sx={{ gap: 3, fontSize: 15, fontWeight: 700, ...palt }}
          onClick={onClose}
        >
          閉じる
          <Icon name="close" size={28} />
        </IconButton>
      </Toolbar>
      <HeadRule />
      <Box
        sx={{
          padding: '8px 20px 40px',
          '& > section': {
            mt: 5,
            pt: 4,
            borderTop: '2px solid var(--ink)',
          },
        }}
      >
        <Stack
          component="p"
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 1,
            py: 3,
            borderBottom: 1,
            borderColor: 'divider',
            fontSize: 17,
            fontWeight: 700,
          }}
        >
          <Verbatim>{menu.name ?? user}</Verbatim>
          {menu.phone && (
            <Typography component="span" variant="help" translate="no">
              {menu.phone}
            </Typography>
          )}
          {menu.contractNo && (
            <Typography component="span" variant="help">
              お客さま番号 <Verbatim>{menu.contractNo}</Verbatim>
            </Typography>
          )}
        </Stack>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          startIcon={<Icon name="search" />}
          sx={searchField}
          onClick={onSearch}
        >
          探す
        </Button>
        <nav aria-label="メインメニュー">
          {entries.map((entry) => (
            <Link
              key={entry.to}
              href={entry.to}
              color="textPrimary"
              underline="none"
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              sx={item}
            >
              <span>{entry.label}</span>
              {entry.note && (
                <Typography component="small" variant="help" sx={{ ml: 'auto' }}>
                  {entry.note}
                </Typography>
              )}
            </Link>
          ))}
        </nav>
        <AskedFor service={service} />
        {menu.services && <Services services={menu.services} selected={menu.selected} />}
        <Histories service={service} unread={menu.unread} lastLogin={menu.lastLogin} />
        <section aria-label="サポートと規約">
          <Typography variant="label" sx={{ mb: 2, fontSize: 16 }}>
            サポートと規約
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              columnGap: 4,
              rowGap: 1,
              mb: 7,
            }}
          >
            <SupportItems service={service} terms={menu.terms} />
          </Box>
          <LogoutButton />
        </section>
      </Box>
    </Drawer>
  );
}
