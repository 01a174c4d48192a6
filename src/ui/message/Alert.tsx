import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '@/theme/media';
import { Icon } from '@/ui/icon/Icon';
import type { IconName } from '@/ui/icon/paths';

const Root = styled.div`
  display: flex;
  gap: 16px;
  padding: 18px 20px;
  border: 2px solid var(--ink);
  border-radius: 4px;
  background: var(--sheet);
  line-height: 26px;
  & > svg {
    flex: none;
    margin-top: 2px;
  }
  & > div {
    min-width: 0;
  }
  &[data-kind='caution'] {
    border-color: var(--caution);
    background: var(--caution-weak);
    & > svg,
    h2,
    h3 {
      color: var(--caution);
    }
  }
  &[data-kind='danger'] {
    border-color: var(--danger);
    background: var(--danger-weak);
    & > svg,
    h2,
    h3 {
      color: var(--danger);
    }
  }
  h2,
  h3 {
    font-size: 16px;
    line-height: 26px;
  }
  ${media.small} {
    gap: 12px;
    padding: 16px;
  }
`;

const Action = styled.div`
  margin-top: 4px;
`;

const icons: Record<AlertKind, IconName> = {
  info: 'info',
  done: 'check',
  caution: 'warning',
  danger: 'octagon',
};

export type AlertKind = 'info' | 'done' | 'caution' | 'danger';

interface AlertProps {
  kind?: AlertKind;
  title: ReactNode;
  children?: ReactNode;
  /** At most one. */
  action?: ReactNode;
  /** It has just come about: read out at once (danger) or in turn (others). */
  live?: boolean;
  level?: 2 | 3;
}

/** 2px border, icon, title, one action: something is asked or has just happened (`look.md` "Components"). */
export function Alert({ kind = 'info', title, children, action, live, level = 3 }: AlertProps) {
  const Heading = `h${level}` as const;
  return (
    <Root data-kind={kind} role={live ? (kind === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon name={icons[kind]} size={22} />
      <div>
        <Heading>{title}</Heading>
        {children}
        {action && <Action>{action}</Action>}
      </div>
    </Root>
  );
}
