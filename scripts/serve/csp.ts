import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@/config/runtimeConfig.ts';

/** The hash of an empty style element, such as Emotion inserts and then fills by CSSOM. */
const emptyStyle = hashOf('');

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Whose scripts a page runs: the chatbot's besides the portal's, the portal's alone, or none. */
type PageKind = 'with chatbot' | 'own scripts' | 'no scripts';

/** @param html the page as it is sent */
function kindOf(html: string): PageKind {
  // A page with this tag is a document of its own, in which cards are typed.
  if (html.includes('<meta name="scripts" content="own"')) return 'own scripts';
  return html.includes('<script') ? 'with chatbot' : 'no scripts';
}

/** What pages load from elsewhere, call, or report to. */
export interface PortalOrigins {
  /** Origins of the API hosts. */
  connect: string[];
  /** Origins of the chatbot, by what is loaded from them. */
  chatbot: { script: string[]; connect: string[]; frame: string[]; image: string[] };
  /** Address that gets the reports of what the policy has refused. */
  report: string | undefined;
}

/** The name of the reports' address in the header `Reporting-Endpoints`. */
export const reportGroup = 'csp';

/**
 * The Content-Security-Policy of one page: own scripts only, the page's own inline styles by hash,
 * and connections to the hosts that config.json names.
 * @param html the page as it is sent
 * @param origins from config.json
 */
export function contentSecurityPolicy(html: string, origins: PortalOrigins): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((m) =>
    hashOf(m[1] ?? ''),
  );
  const hasChatbot = kindOf(html) === 'with chatbot';
  const ofChatbot = (kind: keyof PortalOrigins['chatbot']) =>
    hasChatbot ? origins.chatbot[kind] : [];
  const directive = (...parts: string[]) => [...new Set(parts)].join(' ');
  return [
    `default-src 'none'`,
    directive('script-src', `'self'`, ...ofChatbot('script')),
    directive('style-src', `'self'`, emptyStyle, ...styles),
    directive('img-src', `'self'`, 'data:', 'blob:', ...ofChatbot('image')),
    `font-src 'self'`,
    directive('connect-src', `'self'`, ...origins.connect, ...ofChatbot('connect')),
    directive('frame-src', `'self'`, 'blob:', ...ofChatbot('frame')),
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    hasChatbot ? `trusted-types dompurify minamo-chatbot` : `trusted-types dompurify`,
    // Firefox and Safari before 16.4 know the older directive alone; others leave it where they know both.
    ...(origins.report ? [`report-uri ${origins.report}`, `report-to ${reportGroup}`] : []),
  ].join('; ');
}

/**
 * Whether a page can be held to `Cross-Origin-Embedder-Policy: require-corp`: it embeds nothing foreign, of
 * which nobody knows whether it consents. Calls consent by CORS.
 */
export function embedsOwnOnly(html: string, { chatbot }: PortalOrigins): boolean {
  const foreign = [...chatbot.script, ...chatbot.frame, ...chatbot.image];
  return kindOf(html) !== 'with chatbot' || foreign.length === 0;
}

/** What config.json says of other origins; paths of the portal's own need no entry in a policy. */
export function originsOf({
  hosts,
  chatbot,
  reports,
}: Pick<RuntimeConfig, 'hosts' | 'chatbot' | 'reports'>): PortalOrigins {
  const absolute = (urls: (string | null)[]) => [
    ...new Set(
      urls.filter((u): u is string => /^https?:/.test(u ?? '')).map((u) => new URL(u).origin),
    ),
  ];
  const bots = Object.values(chatbot);
  const named = (kind: keyof PortalOrigins['chatbot']) => [
    ...new Set(bots.flatMap(({ origins }) => origins?.[kind] ?? [])),
  ];
  return {
    connect: absolute([...Object.values(hosts), reports?.events ?? null]),
    chatbot: {
      script: [...new Set([...absolute(bots.map(({ script }) => script)), ...named('script')])],
      connect: named('connect'),
      frame: named('frame'),
      image: named('image'),
    },
    report: reports?.csp,
  };
}
