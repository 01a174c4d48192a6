import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import type { ServiceKind } from '@/theme/tokens';
import { type } from '@/theme/type';
import { ServiceLine } from '@/ui/page/ServiceLine';

const Root = styled.button`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 16px;
  width: 100%;
  min-height: 64px;
  padding: 8px 0;
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;
  svg {
    color: var(--accent);
  }
  ${media.hover} {
    &:hover:not([aria-current='true']) b {
      text-decoration: underline;
      text-underline-offset: 5px;
    }
  }
  &[aria-current='true'] {
    cursor: default;
  }
`;

const Help = styled.span`
  ${type.small};
  line-height: 22px;
  display: block;
  color: var(--ink-2);
`;

interface ServiceRowProps {
  service: ServiceKind;
  title: ReactNode;
  help?: ReactNode;
  /** The one in use: no chevron, 「選択中」. */
  current?: boolean;
  onChoose: () => void;
}

/** A service in a menu, always with a sample of its line (`look.md` "Components", menu). */
export function ServiceRow({ service, title, help, current, onChoose }: ServiceRowProps) {
  return (
    <Root
      type="button"
      data-service={service}
      aria-current={current || undefined}
      onClick={onChoose}
    >
      <ServiceLine />
      <span>
        <b>{title}</b>
        {help && <Help>{help}</Help>}
      </span>
      {current ? <Help>選択中</Help> : <Icon name="forward" />}
    </Root>
  );
}
