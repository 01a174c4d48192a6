import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { CSSObject } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigation } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import type { ServiceType } from '@/config/runtimeConfig';
import { whenIdle } from '@/lib/idle';
import { paths } from '@/paths';
import { LineNickname } from '@/session/lineNames';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { palt, visuallyHidden } from '@/theme/type';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Phone } from '@/ui/Phone';
import type { SearchDialogProps } from '../search/SearchDialog';
import { asksForSearch, searchKey } from '../search/searchKey';
import type { AccountPanelProps } from './AccountPanel';
import { HeadRule, Logo } from './DocumentHeader';
import type { MenuPageProps } from './MenuPage';
import { globalNav, isCurrent } from './navigation';

const accountPanel = lazyWithPreload<AccountPanelProps>(() => import('./AccountPanel'));
const menuPage = lazyWithPreload<MenuPageProps>(() => import('./MenuPage'));
const searchDialog = lazyWithPreload<SearchDialogProps>(() => import('../search/SearchDialog'));
const fetchSearch = () => void Promise.allSettled([searchDialog.preload()]);
const fetchMenus = () => void Promise.allSettled([accountPanel.preload(), menuPage.preload()]);

/** Too narrow for the navigation to begin on the main line with the search and a name at its end. */
const tight = '@media (min-width: 1024px) and (max-width: 1139.98px)';

type Menu = 'account' | 'menu';

interface Opened {
  menu: Menu | undefined;
  /** The search, over the phone's menu where that is open. */
  search: boolean;
  key: string;
}

const isShown = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.getClientRects().length > 0;

interface HeaderProps {
  service: ServiceType;
  /** The customer's name for fibre, the SIM's phone number for mobile (docs/product.md §2.1). */
  user: string;
  /** The SIM that the page is about, on mobile. */
  line?: { phone: string; serviceId: string } | undefined;
  /** Draws the head rule broken off, as `BrokenPage` does. */
  offline: boolean;
}

/** Logo, global navigation, search, user label with the account menu; a menu button at 640 and less. */
export function Header({ service, user, line, offline }: HeaderProps) {
  const { key } = useLocation();
  // A menu stays open for one location key only, so any navigation closes it.
  const [opened, setOpened] = useState<Opened>();
  const current = opened?.key === key ? opened : undefined;
  const open = current?.menu;
  const setOpen = (menu: Menu | undefined, search = false) => setOpened({ menu, search, key });
  const accountOpener = useRef<HTMLButtonElement>(null);
  const menuOpener = useRef<HTMLButtonElement>(null);
  const searchOpener = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element>(null);
  const panelId = useId();
  const searchHintId = useId();
  useEffect(
    () =>
      whenIdle(() => {
        fetchMenus();
        fetchSearch();
      }),
    [],
  );

  const close = () => {
    const opener = open === 'account' ? accountOpener : menuOpener;
    // The menu page traps the focus while it is open, so it must be gone before its opener gets the
    // focus.
    flushSync(() => setOpen(undefined));
    opener.current?.focus();
  };
  const openSearch = () => {
    focusedBefore.current = document.activeElement;
    setOpen(open === 'menu' ? 'menu' : undefined, true);
  };
  const closeSearch = () => {
    flushSync(() => setOpen(open));
    // What had the focus before, which may be gone with its panel, else a button that opens the search.
    const before = focusedBefore.current;
    const openers = [
      before === document.body ? null : before,
      searchOpener.current,
      menuOpener.current,
    ];
    openers.find(isShown)?.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (current?.search || !asksForSearch(event)) return;
    // Firefox would open its own search.
    event.preventDefault();
    openSearch();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <Box
      component="header"
      sx={{ position: 'relative', zIndex: 10, bgcolor: 'background.default' }}
    >
      <Toolbar
        sx={{
          gridTemplateColumns: { md: '216px auto minmax(0, 1fr)' },
          [tight]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)', columnGap: 7 },
        }}
      >
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
        <Box
          data-print="none"
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            columnGap: { xs: 5, lg: 7 },
            minWidth: 0,
            [media.medium]: { gridRow: 1, gridColumn: 2 },
            [media.small]: { display: 'none' },
          }}
        >
          <IconButton
            ref={searchOpener}
            aria-haspopup="dialog"
            aria-keyshortcuts={searchKey}
            aria-describedby={searchHintId}
            sx={{ flex: 'none', gap: 2, fontSize: 14, ...palt }}
            onPointerEnter={fetchSearch}
            onFocus={fetchSearch}
            onClick={openSearch}
          >
            <Icon name="search" />
            探す
          </IconButton>
          <Box component="span" id={searchHintId} hidden>
            「{searchKey}」キーでも開きます
          </Box>
          <IconButton
            ref={accountOpener}
            aria-expanded={open === 'account'}
            aria-controls={panelId}
            sx={{
              justifyContent: 'flex-end',
              gap: 2,
              flex: '0 1 auto',
              minWidth: 0,
              maxWidth: 320,
              fontSize: 14,
              fontWeight: open === 'account' ? 700 : 400,
              ...palt,
              '& > svg': { flex: 'none' },
            }}
            onClick={() => setOpen(open === 'account' ? undefined : 'account')}
          >
            <Typography component="span" variant="inherit" noWrap translate="no">
              {line ? <LineLabel {...line} /> : user}
            </Typography>
            <Box component="i" sx={visuallyHidden}>
              のメニュー
            </Box>
            <Icon name={open === 'account' ? 'up' : 'down'} size={16} />
          </IconButton>
        </Box>
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
        {line && (
          <Typography variant="body2" noWrap sx={{ width: '100%', pb: 1, display: { sm: 'none' } }}>
            <LineLabel {...line} />
          </Typography>
        )}
      </Toolbar>
      <HeadRule variant={offline ? 'broken' : 'service'} />
      {current && <CloseOnLeave onLeave={() => setOpened(undefined)} />}
      <Suspense fallback={null}>
        {open === 'account' && (
          <accountPanel.Component id={panelId} service={service} user={user} onClose={close} />
        )}
        {open === 'menu' && (
          <menuPage.Component service={service} user={user} onSearch={openSearch} onClose={close} />
        )}
        {current?.search && <searchDialog.Component service={service} onClose={closeSearch} />}
      </Suspense>
    </Box>
  );
}

/** Closes what is open over the page once another screen is on its way. */
function CloseOnLeave({ onLeave }: { onLeave: () => void }): null {
  const isLeaving = useNavigation().location !== undefined;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving]);
  return null;
}

/** Number and the customer's own name of a line, which tell two lines apart on every page. */
function LineLabel({ phone, serviceId }: { phone: string; serviceId: string }) {
  return (
    <>
      <Phone digits={phone} /> <LineNickname serviceId={serviceId} />
    </>
  );
}

const navItem: CSSObject = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 80,
  fontSize: 15,
  whiteSpace: 'nowrap',
  ...palt,
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 } },
  '&[aria-current]': { fontWeight: 700 },
  // As high as the header, so that a ring around it would leave the page.
  '&:focus-visible': { outlineOffset: -3 },
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
function GlobalNav({ service }: { service: ServiceType }) {
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label="メインメニュー"
      data-print="none"
      sx={{
        [media.medium]: { gridColumn: '1 / -1', pl: 44 },
        [media.stacked]: { pl: 0 },
        [media.small]: { display: 'none' },
      }}
    >
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={{ xs: 2, md: 5, lg: 9 }}
        sx={{ flexWrap: 'wrap', justifyContent: { xs: 'space-between', md: 'flex-start' } }}
      >
        {globalNav[service].map((entry) => (
          <li key={entry.to}>
            <Link
              href={entry.to}
              color="textPrimary"
              underline="none"
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              sx={navItem}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
