import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { whenIdle } from '@/lib/idle';
import { paths } from '@/paths';
import type { ServiceType } from '@/session/serviceType';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { palt, visuallyHidden } from '@/theme/type';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import type { AccountPanelProps } from './AccountPanel';
import { GlobalNav } from './GlobalNav';
import { HeadRule } from './HeadRule';
import { Logo } from './Logo';
import type { MenuPageProps } from './MenuPage';

const accountPanel = lazyWithPreload<AccountPanelProps>(() => import('./AccountPanel'));
const menuPage = lazyWithPreload<MenuPageProps>(() => import('./MenuPage'));
const fetchMenus = () => void Promise.allSettled([accountPanel.preload(), menuPage.preload()]);

type Menu = 'account' | 'menu';

interface HeaderProps {
  service: ServiceType;
  /** The customer's name for fibre, the SIM's phone number for mobile (docs/product.md §2.1). */
  user: string;
  /** Draws the head rule broken off, as `BrokenPage` does. */
  offline: boolean;
}

/** Logo, global navigation, user label with the account menu; a menu button at 640 and less. */
export function Header({ service, user, offline }: HeaderProps) {
  const { key } = useLocation();
  // A menu stays open for one location key only, so any navigation closes it.
  const [opened, setOpened] = useState<{ menu: Menu; key: string }>();
  const open = opened?.key === key ? opened.menu : undefined;
  const setOpen = (menu: Menu | undefined) => setOpened(menu && { menu, key });
  const accountOpener = useRef<HTMLButtonElement>(null);
  const menuOpener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => whenIdle(fetchMenus), []);

  const close = () => {
    const opener = open === 'account' ? accountOpener : menuOpener;
    // The menu page traps the focus while it is open, so it must be gone before its opener gets the
    // focus.
    flushSync(() => setOpen(undefined));
    opener.current?.focus();
  };

  return (
    <Box
      component="header"
      sx={{ position: 'relative', zIndex: 10, bgcolor: 'background.default' }}
    >
      <Toolbar>
        <Link
          href={service === 'mobile' ? paths.mobileTop() : paths.top()}
          underline="none"
          aria-label={`${brand.services[service]} トップ`}
          sx={{
            justifySelf: 'start',
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            [media.medium]: { gridRow: 1 },
          }}
        >
          <Logo label={brand.serviceLabels[service]} />
        </Link>
        <GlobalNav service={service} />
        <IconButton
          ref={accountOpener}
          aria-expanded={open === 'account'}
          aria-controls={panelId}
          data-print="none"
          sx={{
            justifyContent: 'flex-end',
            gap: 2,
            maxWidth: 320,
            fontSize: 14,
            fontWeight: open === 'account' ? 700 : 400,
            ...palt,
            '& > svg': { flex: 'none' },
            [media.medium]: { gridRow: 1, gridColumn: 2 },
            [media.small]: { display: 'none' },
          }}
          onClick={() => setOpen(open === 'account' ? undefined : 'account')}
        >
          <Typography component="span" variant="inherit" noWrap>
            {user}
          </Typography>
          <Box component="i" sx={visuallyHidden}>
            のメニュー
          </Box>
          <Icon name={open === 'account' ? 'up' : 'down'} size={16} />
        </IconButton>
        <IconButton
          ref={menuOpener}
          aria-expanded={open === 'menu'}
          data-print="none"
          sx={{
            display: { sm: 'none' },
            justifyContent: 'flex-end',
            gap: 3,
            fontSize: 15,
            fontWeight: 700,
            ...palt,
          }}
          onClick={() => setOpen('menu')}
        >
          メニュー
          <Icon name="menu" size={28} />
        </IconButton>
      </Toolbar>
      <HeadRule variant={offline ? 'broken' : 'service'} />
      <Suspense fallback={null}>
        {open === 'account' && (
          <accountPanel.Component id={panelId} service={service} user={user} onClose={close} />
        )}
        {open === 'menu' && <menuPage.Component service={service} user={user} onClose={close} />}
      </Suspense>
    </Box>
  );
}
