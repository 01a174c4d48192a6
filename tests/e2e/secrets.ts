import type { Page } from 'playwright-core';

/**
 * Where a page holds something that was typed and must not stand anywhere: storages, address,
 * history and markup. What an input shows is not in its markup.
 */
export async function placesOf(page: Page, secrets: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => ({
    'session storage': JSON.stringify({ ...sessionStorage }),
    'local storage': JSON.stringify({ ...localStorage }),
    cookies: document.cookie,
    address: location.href,
    'history state': JSON.stringify(history.state),
    attributes: [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes].map(({ value }) => value))
      .join('\n'),
  }));
  return Object.entries(texts).flatMap(([place, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
  );
}
