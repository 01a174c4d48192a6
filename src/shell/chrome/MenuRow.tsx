import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { Anchor } from '@/theme/links';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { ServiceLine } from '@/ui/page/ServiceLine';

const look = `
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 52px;
  padding: 6px 0;
  border-bottom: 1px solid var(--rule);
  color: var(--ink);
  text-decoration: none;
  line-height: 24px;
  & > svg { margin-left: auto; flex: none; color: var(--accent); }
  ${media.hover} { &:hover > span:not([data-line]) { text-decoration: underline; text-underline-offset: 4px; } }
`;
const Leading = styled(Anchor)(look);
const Still = styled.div(look);

const Sample = styled.span`
  flex: none;
  width: 36px;
`;

const Note = styled.span`
  display: block;
  ${type.small};
  line-height: 22px;
  font-weight: 400;
  color: var(--ink-2);
`;

const Words = styled.span`
  min-width: 0;
  &[data-strong] {
    font-weight: 700;
  }
`;

const Shown = styled.span`
  margin-left: auto;
  flex: none;
  ${type.small};
  color: var(--ink-2);
`;

interface MenuRowProps {
  title: string;
  note?: ReactNode;
  /** The service whose line stands before the words. */
  service?: 'fixed' | 'mobile';
  /** Where it leads; none: this is what is shown now. */
  to?: string;
  href?: string;
}

/** A row of the menus: words, what they hold now, chevron or ↗ (`look.md` "Components", menu). */
export function MenuRow({ title, note, service, to, href }: MenuRowProps) {
  const words = (
    <>
      {service && (
        <Sample data-line data-service={service}>
          <ServiceLine />
        </Sample>
      )}
      <Words data-strong={service ? true : undefined}>
        {title}
        {note && <Note>{note}</Note>}
      </Words>
    </>
  );
  if (to !== undefined)
    return (
      <Leading href={to}>
        {words}
        <Icon name="forward" />
      </Leading>
    );
  if (href !== undefined)
    return (
      <Leading href={href}>
        {words}
        <Icon name="external" />
      </Leading>
    );
  return (
    <Still aria-current="true">
      {words}
      <Shown>表示中</Shown>
    </Still>
  );
}
