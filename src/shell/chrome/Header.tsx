import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import type { ServiceType } from '@/session/serviceType';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { inkButtonStyle } from '@/ui/link/bareButtonStyle';
import { AccountPanel } from './AccountPanel';
import { Bar, HeadRule } from './bar';
import { GlobalNav } from './GlobalNav';
import { Logo } from './Logo';
import { MenuPage } from './MenuPage';

const Root = styled.header`
  position: relative;
  z-index: 10;
  background: var(--paper);
`;

const Home = styled(Link)`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
  ${media.medium} {
    grid-row: 1;
  }
`;

const Unseen = styled.i(visuallyHidden);

const Opener = styled.button`
  ${{ ...inkButtonStyle }};
  justify-content: flex-end;
  gap: 8px;
  max-width: 320px;
  font-size: 14px;
  font-feature-settings: 'palt';
  &[aria-expanded='true'] {
    font-weight: 700;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
  }
  ${media.medium} {
    grid-row: 1;
    grid-column: 2;
  }
  &[data-menu] {
    display: none;
    font-size: 15px;
    font-weight: 700;
    gap: 12px;
  }
  ${media.small} {
    display: none;
    &[data-menu] {
      display: inline-flex;
    }
  }
  ${media.print} {
    display: none !important;
  }
`;

type Menu = 'account' | 'menu';

interface HeaderProps {
  service: ServiceType;
  /** The customer's name for fibre, the SIM's phone number for mobile (specification 1, section 1). */
  user: string;
  /** The line breaks off: offline, not found, crash. */
  broken?: boolean;
}

/** Logo, global navigation, user label with the account menu; a menu button at 640 and less. */
export function Header({ service, user, broken }: HeaderProps) {
  const { key } = useLocation();
  // A menu belongs to the visit in which it was opened: whatever leads away closes it.
  const [opened, setOpened] = useState<{ menu: Menu; key: string }>();
  const open = opened?.key === key ? opened.menu : undefined;
  const setOpen = (menu: Menu | undefined) => setOpened(menu && { menu, key });
  const accountOpener = useRef<HTMLButtonElement>(null);
  const menuOpener = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = () => {
    (open === 'account' ? accountOpener : menuOpener).current?.focus();
    setOpen(undefined);
  };

  return (
    <Root>
      <Bar>
        <Home
          to={service === 'mobile' ? paths.mobileTop() : paths.top()}
          aria-label={`${brand.services[service]} トップ`}
        >
          <Logo label={brand.serviceLabels[service]} />
        </Home>
        <GlobalNav service={service} />
        <Opener
          ref={accountOpener}
          type="button"
          aria-expanded={open === 'account'}
          aria-controls={panelId}
          onClick={() => setOpen(open === 'account' ? undefined : 'account')}
        >
          <span>{user}</span>
          <Unseen>のメニュー</Unseen>
          <Icon name={open === 'account' ? 'up' : 'down'} size={16} />
        </Opener>
        <Opener
          ref={menuOpener}
          type="button"
          data-menu
          aria-expanded={open === 'menu'}
          onClick={() => setOpen('menu')}
        >
          <span>メニュー</span>
          <Icon name="menu" size={28} />
        </Opener>
      </Bar>
      <HeadRule variant={broken ? 'broken' : 'service'} />
      {open === 'account' && (
        <AccountPanel id={panelId} service={service} user={user} onClose={close} />
      )}
      {open === 'menu' && <MenuPage service={service} user={user} onClose={close} />}
    </Root>
  );
}
