import styled from '@emotion/styled';
import { Children } from 'react';
import type { MouseEventHandler, ReactNode } from 'react';
import { RouterLink } from './RouterLink';
import { media } from '@/theme/media';
import { Nowrap } from '@/ui/page/Page';
import { Icon } from '@/ui/icon/Icon';
import type { IconName } from '@/ui/icon/paths';
import { buttonStyle } from './buttonStyle';
import { useKnownPaths } from './knownPaths';
import { NewWindow } from './NewWindow';
import type { ButtonLook } from './Button';

const look = {
  color: 'var(--accent)',
  textDecoration: 'none',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'left',
  '& > span': {
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 5,
  },
  '&[data-ink]': { color: 'var(--ink)' },
  // 44 for the finger; the row stays as high as its title.
  '&[data-ink]:not([data-standalone])': {
    display: 'inline-block',
    paddingBlock: 9,
    marginBlock: -9,
  },
  [media.hover]: {
    '&:hover': { color: 'var(--accent-hover)' },
    '&:hover > span': { textDecorationThickness: 2 },
  },
  '&:active': { color: 'var(--accent-pressed)' },
  '&[data-bold]': { fontWeight: 700 },
  '&[data-standalone]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    svg: { flex: 'none' },
  },
} as const;

const Inner = styled(RouterLink)(look);
const Outer = styled.a(look);
const Act = styled.button(look);
const InnerButton = styled(RouterLink)(buttonStyle);
const OuterButton = styled.a(buttonStyle);

/** Where it leads: a path of the portal, an address outside it, or something it does here. */
type Target =
  | {
      to: string;
      href?: undefined;
      onClick?: MouseEventHandler;
      replace?: boolean;
      state?: unknown;
    }
  | { href: string; to?: undefined; onClick?: MouseEventHandler; download?: string }
  | { onClick: MouseEventHandler; to?: undefined; href?: undefined };

interface LinkLook {
  children: ReactNode;
  /** On a line of its own: 44 high. */
  standalone?: boolean;
  bold?: boolean;
  /** The title of a list row: ink, not accent. */
  ink?: boolean;
  icon?: IconName;
  /** Fuller words for the screen reader; they begin with the visible ones. */
  label?: string;
}

const leaves = (href: string) => /^https?:/.test(href);
const outward = (href: string) =>
  leaves(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};

/**
 * Accent and underlined; outside the portal with ↗ and in a window of its own (`look.md`
 * "Components"). Left out where it leads to a screen that the portal doesn't have.
 */
export function Link({
  children,
  standalone,
  bold,
  ink,
  icon,
  label,
  ...target
}: LinkLook & Target) {
  const isKnown = useKnownPaths();
  const shown = {
    'data-standalone': standalone || undefined,
    'data-bold': bold || undefined,
    'data-ink': ink || undefined,
    'aria-label': label,
  };
  const inText = !standalone && target.href !== undefined && leaves(target.href);
  const words = (
    <>
      {icon && icon !== 'arrow' && <Icon name={icon} size={standalone ? 20 : 16} />}
      <span>{inText ? <Marked>{children}</Marked> : children}</span>
      {icon === 'arrow' && <Icon name="arrow" />}
    </>
  );
  if (target.to !== undefined)
    return !isKnown(target.to) ? null : (
      <Inner {...shown} {...target}>
        {words}
      </Inner>
    );
  if (target.href !== undefined)
    return (
      <Outer {...shown} {...outward(target.href)} {...target}>
        {words}
        {leaves(target.href) && (inText ? <NewWindow /> : <Outside />)}
      </Outer>
    );
  return (
    <Act type="button" {...shown} onClick={target.onClick}>
      {words}
    </Act>
  );
}

/** A link with the look of a button, for what leads on without sending anything; left out like a link. */
export function LinkButton({
  children,
  variant = 'primary',
  small,
  block,
  icon,
  ...target
}: ButtonLook & { children: ReactNode } & Exclude<Target, { to?: undefined; href?: undefined }>) {
  const isKnown = useKnownPaths();
  const shown = {
    'data-variant': variant,
    'data-small': small || undefined,
    'data-block': block || undefined,
  };
  const words = (
    <>
      {icon && icon !== 'arrow' && <Icon name={icon} />}
      {children}
      {icon === 'arrow' && <Icon name="arrow" />}
    </>
  );
  if (target.to !== undefined)
    return !isKnown(target.to) ? null : (
      <InnerButton {...shown} {...target}>
        {words}
      </InnerButton>
    );
  return (
    <OuterButton {...shown} {...outward(target.href)} {...target}>
      {words}
      {leaves(target.href) && <Outside />}
    </OuterButton>
  );
}

/** ↗ in a text: no space or joiner holds a picture, only a last word around both does. */
function Marked({ children }: { children: ReactNode }) {
  const text = Children.toArray(children);
  const last = text.at(-1);
  const end = typeof last === 'string' ? /\S{1,2}$/.exec(last)?.[0] : undefined;
  if (typeof last !== 'string' || end === undefined)
    return (
      <>
        {children}
        <Icon name="external" size={16} />
      </>
    );
  return (
    <>
      {text.slice(0, -1)}
      {last.slice(0, -end.length)}
      <Nowrap>
        {end}
        <Icon name="external" size={16} />
      </Nowrap>
    </>
  );
}

function Outside() {
  return (
    <>
      <Icon name="external" size={16} />
      <NewWindow />
    </>
  );
}
