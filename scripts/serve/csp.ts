import { createHash } from 'node:crypto';

/** The hash of an empty style element, such as Emotion inserts and then fills by CSSOM. */
const emptyStyle = hashOf('');

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What pages load from elsewhere, or call. */
export interface PortalOrigins {
  connect: string[];
  script: string[];
}

/**
 * The Content-Security-Policy of one page: own scripts only, the page's own inline styles by hash,
 * and connections to the hosts that config.json names.
 * @param html the page as it is sent
 * @param origins origins of API hosts and of the chatbot script, from config.json
 */
export function contentSecurityPolicy(html: string, origins: PortalOrigins): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((m) =>
    hashOf(m[1] ?? ''),
  );
  // A page with this tag is a document without the chatbot, in which cards are typed.
  const alone = html.includes('<meta name="scripts" content="own"');
  const foreign = alone ? [] : origins.script;
  return [
    `default-src 'none'`,
    `script-src 'self' ${foreign.join(' ')}`.trim(),
    `style-src 'self' ${[...new Set([emptyStyle, ...styles])].join(' ')}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${origins.connect.join(' ')}`.trim(),
    `frame-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    alone ? `trusted-types dompurify` : `trusted-types dompurify minamo-chatbot`,
  ].join('; ');
}

/** Origins that a page talks to, from its config.json; same-origin paths need none. */
export function originsOf(config: {
  hosts: Record<string, string>;
  chatbot: Record<string, { script: string | null }>;
}): PortalOrigins {
  const absolute = (urls: (string | null)[]) => [
    ...new Set(
      urls.filter((u): u is string => /^https?:/.test(u ?? '')).map((u) => new URL(u).origin),
    ),
  ];
  return {
    connect: absolute(Object.values(config.hosts)),
    script: absolute(Object.values(config.chatbot).map((c) => c.script)),
  };
}
