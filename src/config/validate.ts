import { parsedUrl } from '@/lib/parsedUrl';
import type { RuntimeConfig } from './runtimeConfig';

type Check = (value: unknown) => string | undefined;
/** A key that ends with `?` may be absent. */
type Shape = { [key: string]: Shape | Check };

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'must be a text';

const region: Check = (value) =>
  typeof value === 'string' && /^[a-z]{2}(-[a-z]+)+-\d$/.test(value)
    ? undefined
    : 'must be a region such as "ap-northeast-1"';

const link: Check = (value) =>
  typeof value === 'string' && parsedUrl(value)?.protocol === 'https:'
    ? undefined
    : 'must be an https:// address';

/** An http address or a path of the portal's own origin, without query, since API paths are appended to it. */
const host: Check = (value) => {
  const problem = 'must be an https:// or http:// address, or a path such as "/hosts/fixed"';
  if (typeof value !== 'string') return problem;
  if (/[?#\s\\]/.test(value)) return 'must have no query, fragment, space or backslash';
  if (/^\/(?!\/)/.test(value)) return undefined;
  return /^https?:$/.test(parsedUrl(value)?.protocol ?? '') ? undefined : problem;
};

const script: Check = (value) =>
  value === null || host(value) === undefined ? undefined : 'must be null, an address or a path';

const origins: Check = (value) => {
  const problem =
    'must be a list of origins such as "https://chat.example" or "wss://*.chat.example"';
  if (!Array.isArray(value)) return problem;
  const isOrigin = (one: unknown) =>
    typeof one === 'string' && /^(https|wss):\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/.test(one);
  return value.every(isOrigin) ? undefined : problem;
};

/** It is sent in headers, where a quote, a comma or a semicolon would end it. */
const report: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/[^\s"'\\,;$]+$/.test(value) && parsedUrl(value)
    ? undefined
    : 'must be an https:// or http:// address without quotes, commas, semicolons and $';

const chatbot: Shape = {
  script,
  'origins?': { 'script?': origins, 'connect?': origins, 'frame?': origins, 'image?': origins },
};

const shape: Shape = {
  environment: text,
  hosts: { fixed: host, mobile: host, auth: host, support: host },
  region,
  chatbot: { fixed: chatbot, mobile: chatbot },
  'reports?': { 'csp?': report, 'events?': host },
  links: {
    support: link,
    maintenance: link,
    terms: link,
    privacy: link,
    site_terms: link,
    help_desk: link,
    option_terms: { '2g': link, mansion: link, '10g': link, other: link },
  },
};

function problemsOf(value: unknown, expected: Shape | Check, path: string): string[] {
  if (typeof expected === 'function') {
    const problem = value === undefined ? 'is missing' : expected(value);
    return problem ? [`"${path}" ${problem}`] : [];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [
      path
        ? `"${path}" ${value === undefined ? 'is missing' : 'must be an object'}`
        : 'it must be an object',
    ];
  const at = (key: string) => (path ? `${path}.${key}` : key);
  const given = value as Record<string, unknown>;
  return [
    ...Object.entries(expected).flatMap(([name, inner]) => {
      const key = name.replace('?', '');
      return key !== name && given[key] === undefined ? [] : problemsOf(given[key], inner, at(key));
    }),
    ...Object.keys(given)
      .filter((key) => !Object.hasOwn(expected, key) && !Object.hasOwn(expected, `${key}?`))
      .map((key) => `"${at(key)}" is unknown`),
  ];
}

/**
 * Checks what `config.json` holds and makes its hosts absolute.
 * @param origin put before paths such as `/hosts/fixed`
 * @returns the configuration, to be used only when there are no problems
 */
export function readConfig(
  value: unknown,
  origin: string,
): { config: RuntimeConfig; problems: string[] } {
  const problems = problemsOf(value, shape, '');
  const config = value as RuntimeConfig;
  if (problems.length > 0) return { config, problems };
  const absolute = (base: string) => new URL(base, origin).href.replace(/\/+$/, '');
  const { fixed, mobile, auth, support } = config.hosts;
  const hosts = {
    fixed: absolute(fixed),
    mobile: absolute(mobile),
    auth: absolute(auth),
    support: absolute(support),
  };
  return { config: { ...config, hosts }, problems };
}
