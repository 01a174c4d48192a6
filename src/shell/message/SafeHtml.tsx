import styled from '@emotion/styled';
import DOMPurify from 'dompurify';
import type { MouseEvent } from 'react';
import { withBase, withoutBase } from '@/lib/base';
import { useNavigate } from '@/session/lineAddress';
import { type } from '@/theme/type';

/** Words and their structure; nothing that loads, runs, submits or styles. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?!\/)|tel:)/,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// One sanitiser for the page; its hook makes every outward link safe to open, and leads the others into the portal.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  const href = node.getAttribute('href') ?? '';
  if (href.startsWith('/')) node.setAttribute('href', withBase(href));
  if (href.startsWith('https:')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/** Sanitises the server's HTML by a strict allow-list; everything else is removed. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, allowed);
}

/**
 * The same, as a TrustedHTML value where the browser supports Trusted Types, since the CSP then requires
 * it.
 */
function trustedHtml(html: string): string {
  const supported = 'trustedTypes' in globalThis;
  return (supported
    ? DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
    : cleanHtml(html)) as unknown as string;
}

const Root = styled.div`
  & > * + * {
    margin-top: 12px;
  }
  ul {
    padding-left: 1.2em;
    list-style: disc;
  }
  ol {
    padding-left: 1.4em;
    list-style: decimal;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    border-block: 1px solid var(--rule);
    /* The dialog's title has a rule already. */
    &:not(* + *) {
      border-top: 0;
    }
  }
  dt,
  dd {
    padding: 10px 28px 10px 0;
  }
  dt {
    ${type.small};
    color: var(--ink-2);
  }
  /* A day does not break after its month: lines end at commas and between words. */
  dd {
    word-break: keep-all;
    --phrases: own;
    overflow-wrap: anywhere;
  }
  dt:not(:first-of-type),
  dd:not(:first-of-type) {
    border-top: 1px solid var(--rule);
  }
  a {
    color: var(--accent);
    text-underline-offset: 5px;
  }
`;

interface SafeHtmlProps {
  html: string;
  /** Called when a link leads to another screen, so that the dialog around the text can close. */
  onLeave: () => void;
}

/** The one sink for HTML from the server (docs/product.md §2.6: plain or HTML text). */
export default function SafeHtml({ html, onLeave }: SafeHtmlProps) {
  const navigate = useNavigate();
  // A link to the portal navigates without a reload, which would lose what was typed.
  const stayInside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target === '_blank' ||
      link.protocol === 'tel:'
    )
      return;
    event.preventDefault();
    onLeave();
    void navigate(withoutBase(link.pathname) + link.search + link.hash);
  };
  return (
    // The links inside receive keys and clicks; this handler only decides how they are followed.
    <Root onClick={stayInside} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
  );
}
