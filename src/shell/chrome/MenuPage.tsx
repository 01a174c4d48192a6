import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import type { ServiceType } from '@/session/serviceType';
import { Icon } from '@/theme/icon/Icon';
import { type } from '@/theme/type';
import { inkButtonStyle } from '@/ui/link/bareButtonStyle';
import { Bar, HeadRule } from './bar';
import { LogoutButton } from './LogoutButton';
import { Logo } from './Logo';
import { Histories, Services } from './MenuParts';
import { globalNav, isCurrent } from './navigation';
import { SupportItems } from './SupportItems';
import { useMenu } from './useMenu';

const Root = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  background: var(--paper);
  color: var(--ink);
  &::backdrop {
    background: var(--paper);
  }
`;

const Inside = styled.div`
  padding: 8px 20px 40px;
  & > section,
  & > div[data-block] {
    margin-top: 20px;
    padding-top: 16px;
    border-top: 2px solid var(--ink);
  }
`;

const Close = styled.button`
  ${{ ...inkButtonStyle }};
  gap: 12px;
  font-size: 15px;
  font-weight: 700;
  font-feature-settings: 'palt';
`;

const Person = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 12px 0;
  border-bottom: 1px solid var(--rule);
  font-size: 17px;
  font-weight: 700;
  & > span {
    ${type.small};
    color: var(--ink-2);
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 64px;
  border-bottom: 1px solid var(--rule);
  font-feature-settings: 'palt';
  font-size: 21px;
  line-height: 30px;
  color: var(--ink);
  text-decoration: none;
  & > span {
    padding: 8px 0;
    border-block: 4px solid transparent;
  }
  &[aria-current] > span {
    font-weight: 700;
    border-bottom-color: var(--accent);
  }
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 16px;
  margin-bottom: 28px;
`;

const Title = styled.h2`
  ${type.label};
  font-size: 16px;
  margin-bottom: 8px;
`;

interface MenuPageProps {
  service: ServiceType;
  user: string;
  onClose: () => void;
}

/** The whole menu as a page of its own at 640 and less (`look.md` "Components", menu). */
export function MenuPage({ service, user, onClose }: MenuPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const menu = useMenu(service);

  // `showModal` gives what a full-page menu needs: focus inside, the page behind inert, Escape.
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <Root ref={dialog} aria-label="メニュー" onClose={onClose}>
      <Bar>
        <Logo label={brand.serviceLabels[service]} />
        <Close type="button" onClick={() => dialog.current?.close()}>
          閉じる
          <Icon name="close" size={28} />
        </Close>
      </Bar>
      <HeadRule />
      <Inside>
        <Person>
          {menu.name ?? user}
          {menu.phone && <span>{menu.phone}</span>}
          {menu.contractNo && <span>お客さま番号 {menu.contractNo}</span>}
        </Person>
        <nav aria-label="メインメニュー">
          {globalNav[service].map((item) => (
            <Item
              key={item.to}
              to={item.to}
              aria-current={isCurrent(item, pathname) ? 'page' : undefined}
            >
              <span>{item.label}</span>
            </Item>
          ))}
        </nav>
        {menu.services && <Services services={menu.services} selected={menu.selected} />}
        <Histories service={service} unread={menu.unread} lastLogin={menu.lastLogin} />
        <section aria-label="サポートと規約">
          <Title>サポートと規約</Title>
          <Links>
            <SupportItems service={service} terms={menu.terms} />
          </Links>
          <LogoutButton />
        </section>
      </Inside>
    </Root>
  );
}
