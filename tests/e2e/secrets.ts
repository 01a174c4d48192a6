import { expect, type Page } from '@playwright/test';
import { cachesOf } from './caches.ts';

/** As much of it as is asked for; it is newer than the types. */
interface Navigation {
  entries: () => { url: string | null }[];
}

/**
 * Where a page holds something that was typed and must not stand anywhere: storages, addresses,
 * history and markup. What an input shows is not in its markup.
 */
async function placesOf(page: Page, secrets: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(async () => ({
    'session storage': JSON.stringify({ ...sessionStorage }),
    'local storage': JSON.stringify({ ...localStorage }),
    databases: JSON.stringify(await indexedDB.databases()),
    // Over http on a name that isn't local there is none.
    'cache storage': 'caches' in window ? (await caches.keys()).join('\n') : '',
    cookies: document.cookie,
    'name of the window': window.name,
    address: location.href,
    // Firefox and Safari have it since 2026 only.
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

/** Three digits stand in any signature, token or time sooner or later: what is short counts alone. */
const isIn = (text: string, secret: string) =>
  secret.length > 4
    ? text.includes(secret)
    : new RegExp(`(?<![0-9A-Za-z])${secret}(?![0-9A-Za-z])`).test(text);

const found = (text: string, secrets: readonly string[], place: string) =>
  secrets.filter((secret) => isIn(text, secret)).map((secret) => `${secret} in ${place}`);

/** Fails when one of the secrets stands in one of these places now: it must not stand there for a moment. */
export async function expectNowhereOn(page: Page, secrets: readonly string[]): Promise<void> {
  const places = await placesOf(page, secrets);
  expect(places).toEqual([]);
}

/**
 * Watches a page from now on: its console, what it throws, and each request in address, headers and
 * body.
 * @param allowed addresses of the only calls whose body may hold them
 * @returns to be called at each step: fails when a secret stands or stood anywhere but in its input
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
