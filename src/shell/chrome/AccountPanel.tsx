import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { ServiceType } from '@/session/serviceType';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Columns } from '@/ui/page/Page';
import { LogoutButton } from './LogoutButton';
import { Histories, Services, SupportRows } from './MenuParts';
import { useMenu } from './useMenu';

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: var(--scrim);
`;

const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  z-index: 1;
  max-height: calc(100vh - 84px);
  overflow-y: auto;
  background: var(--paper);
  border-bottom: 1px solid var(--ink);
`;

const Inside = styled.div`
  max-width: 1280px;
  margin-inline: auto;
  padding: 36px 64px 48px;
  ${media.medium} {
    padding-inline: 40px;
  }
`;

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px 40px;
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Name = styled.p`
  ${type.label};
`;

const Contract = styled.p`
  ${type.small};
  margin: 4px 0 20px;
  color: var(--ink-2);
`;

interface AccountPanelProps {
  id: string;
  service: ServiceType;
  user: string;
  onClose: () => void;
}

/** Hangs from the head rule over a scrim: person and logout in the rail, three columns (`look.md` "Components", menu). */
export function AccountPanel({ id, service, user, onClose }: AccountPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const menu = useMenu(service);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  return (
    <>
      <Scrim onClick={onClose} />
      <Panel
        ref={panel}
        id={id}
        onBlur={(event) => {
          // Tabbing out of the panel closes it; a click on the scrim has no next target.
          if (event.relatedTarget && !panel.current?.contains(event.relatedTarget)) onClose();
        }}
      >
        <Inside>
          <Columns>
            <div>
              <Name>{menu.name ?? user}</Name>
              {menu.phone && <Name>{menu.phone}</Name>}
              {menu.contractNo && <Contract>お客さま番号 {menu.contractNo}</Contract>}
              <LogoutButton small />
            </div>
            <Three>
              {menu.services && <Services services={menu.services} selected={menu.selected} />}
              <Histories service={service} unread={menu.unread} lastLogin={menu.lastLogin} />
              <SupportRows service={service} terms={menu.terms} />
            </Three>
          </Columns>
        </Inside>
      </Panel>
    </>
  );
}
