import styled from '@emotion/styled';
import {
  type AnchorHTMLAttributes,
  Children,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react';
import { Link } from 'react-router-dom';
import { standaloneDocuments } from '@/paths';
import { Icon } from './icon/Icon';
import { visuallyHidden } from './type';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const Hidden = styled.span(visuallyHidden);
const Together = styled.span({ whiteSpace: 'nowrap', svg: { marginLeft: 8 } });

const leaves = (href: string) => /^https?:/.test(href);

/** Completes the address of each link to a path of the portal, such as by the line that it is about. */
export const LinkTarget = createContext((path: string) => path);

/**
 * What `href` of MUI's Link and Button renders: a path of the portal goes through the router, one that
 * is a document of its own is loaded, an address outside opens a window of its own. Phone numbers and
 * anchors are the browser's.
 */
export function Anchor({ href = '', children, ...props }: AnchorProps) {
  const complete = use(LinkTarget);
  if (leaves(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
        {children}
        <Hidden>(新しいウィンドウで開きます)</Hidden>
      </a>
    );
  if (!href.startsWith('/') || props.download !== undefined)
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  return (
    <Link
      to={complete(href)}
      reloadDocument={standaloneDocuments.includes(href.replace(/\?.*/, ''))}
      {...props}
    >
      {children}
    </Link>
  );
}

/** A link on its own or that looks like a button: ↗ behind its words where it leaves the portal. */
export function ButtonAnchor({ children, ...props }: AnchorProps) {
  return (
    <Anchor {...props}>
      {children}
      {leaves(props.href ?? '') && <Icon name="external" size={16} />}
    </Anchor>
  );
}

/** A link within a text: ↗ stays with the last letters, so that it begins no line alone. */
export function TextAnchor({ children, ...props }: AnchorProps) {
  return <Anchor {...props}>{leaves(props.href ?? '') ? withMark(children) : children}</Anchor>;
}

function withMark(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  const last = parts.at(-1);
  const end = typeof last === 'string' ? (/\S{1,2}$/.exec(last)?.[0] ?? '') : '';
  return (
    <>
      {parts.slice(0, -1)}
      {typeof last === 'string' ? last.slice(0, last.length - end.length) : last}
      <Together>
        {end}
        <Icon name="external" size={16} />
      </Together>
    </>
  );
}
