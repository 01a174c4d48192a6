import { expect, type Page } from '@playwright/test';
import { cachesOf } from './caches.ts';

/** The part of the Navigation API that is used here; TypeScript's types don't have it yet. */
interface Navigation {
  entries: () => { url: string | null }[];
}

/**
 * Where a page holds typed secrets that must not be there: storages, addresses, history and markup. The
 * value of an input isn't part of the markup.
 */
async function placesOf(page: Page, secrets: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(async () => ({
    'session storage': JSON.stringify({ ...sessionStorage }),
    'local storage': JSON.stringify({ ...localStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    // Only secure contexts have it: not http on a host that isn't local.
    'cache storage': 'caches' in window ? (await caches.keys()).join('\n') : '',
    cookies: document.cookie,
    'name of the window': window.name,
    address: location.href,
    // Firefox and Safari have the Navigation API only since 2026.
    'addresses of the history': (
      (window as { navigation?: Navigation }).navigation?.entries() ?? []
    )
      .map(({ url }) => url)
      .join('\n'),
    'history state': JSON.stringify(history.state),
    'addresses of what was loaded': performance
      .getEntries()
      .map(({ name }) => decodeURIComponent(name))
      .join('\n'),
    attributes: [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes].map(({ value }) => value))
      .join('\n'),
  }));
  return Object.entries(texts).flatMap(([place, text]) => found(text, secrets, place));
}

/** A short secret counts only as a word of its own: three digits turn up in signatures, tokens and times. */
const isIn = (text: string, secret: string) =>
  secret.length > 4
    ? text.includes(secret)
    : new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`).test(text);

const found = (text: string, secrets: readonly string[], place: string) =>
  secrets.filter((secret) => isIn(text, secret)).map((secret) => `${secret} in ${place}`);

/** Fails when one of the secrets is in one of these places now; it doesn't wait until it is gone. */
export async function expectNowhereOn(page: Page, secrets: readonly string[]): Promise<void> {
  const places = await placesOf(page, secrets);
  expect(places).toEqual([]);
}

/**
 * Watches a page from now on: its console, what it throws, and each request in address, headers and
 * body.
 * @param allowed addresses of the only calls whose body may contain the secrets
 * @returns to be called at each step: fails when a secret is or was anywhere but in its input
 */
export function watchSecrets(
  page: Page,
  secrets: readonly string[],
  allowed: RegExp,
): () => Promise<void> {
  const leaks: string[] = [];
  const look = (place: string, text: string) => leaks.push(...found(text, secrets, place));
  page.on('console', (message) => look('console', message.text()));
  page.on('pageerror', (error) => look('error', error.stack ?? error.message));
  page.on('request', (request) => {
    const url = decodeURIComponent(request.url());
    look(`address ${url}`, url);
    const headers = Object.values(request.headers()).map(decoded).join('\n');
    look(`headers of ${url}`, headers);
    if (!allowed.test(url)) look(`body of ${url}`, request.postData() ?? '');
  });
  return async () => {
    await expectNowhereOn(page, secrets);
    const cached = await cachesOf(page);
    expect(found(cached, secrets, 'caches')).toEqual([]);
    expect(leaks).toEqual([]);
  };
}

/** A header may hold a percent sign that encodes nothing. */
function decoded(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
