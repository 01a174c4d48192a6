import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { useEntryState } from '../useEntryState';

const Root = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 12px 0;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    ${media.hover} {
      &:hover [data-title] {
        text-decoration: underline;
        text-underline-offset: 5px;
      }
    }
    & > svg {
      flex: none;
      color: var(--accent);
      transition: transform 120ms;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > summary [data-eyebrow] {
    ${type.small};
    display: flex;
    gap: 12px;
    color: var(--ink-2);
  }
  & > div {
    padding-bottom: 20px;
  }
`;

interface DisclosureProps {
  /** Unique on the page: under it the page's entry in the history remembers whether it is open. */
  name: string;
  title: ReactNode;
  /** Date and state above the title. */
  eyebrow?: ReactNode;
  bold?: boolean;
  /** Whether it is open at first. */
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** A row that opens in place, an announcement of the history (docs/design.md §7). */
export function Disclosure({
  name,
  title,
  eyebrow,
  bold,
  open = false,
  onOpen,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useEntryState(`open:${name}`, open);
  return (
    <Root
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span>
          {eyebrow && <span data-eyebrow>{eyebrow}</span>}
          {bold ? <b data-title>{title}</b> : <span data-title>{title}</span>}
        </span>
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </Root>
  );
}
