import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import type { ServiceType } from '@/session/serviceType';
import { media } from '@/theme/media';
import { globalNav, isCurrent } from './navigation';

const Nav = styled.nav`
  ${media.medium} {
    grid-column: 1 / -1;
    padding-left: 176px;
  }
  ${media.small} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  gap: 36px;
  ${media.medium} {
    justify-content: space-between;
    gap: 20px;
  }
`;

const Item = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  height: 80px;
  font-feature-settings: 'palt';
  font-size: 15px;
  color: var(--ink);
  text-decoration: none;
  white-space: nowrap;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 6px;
    }
  }
  &:active {
    color: var(--accent-pressed);
  }
  &[aria-current] {
    font-weight: 700;
  }
  /* The current item replaces its stretch of the head rule; 4px of paper on both sides. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    z-index: 1;
    left: -4px;
    right: -4px;
    bottom: -4px;
    height: 4px;
    background: var(--accent);
    border-inline: 4px solid var(--paper);
  }
  ${media.medium} {
    height: 52px;
  }
`;

/** The four links of specification 1, section 2; from 641px on, below that they stand in the menu. */
export function GlobalNav({ service }: { service: ServiceType }) {
  const { pathname } = useLocation();
  return (
    <Nav aria-label="メインメニュー" data-print="none">
      <List>
        {globalNav[service].map((item) => (
          <li key={item.to}>
            <Item to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
              {item.label}
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  );
}
