import type { App } from './app.ts';
import { expect, test } from './fixtures.ts';
import { press } from './flows/flow.ts';
import { packetGift } from './flows/packetGift.ts';
import { logIn } from './login.ts';
import { waitForScreen } from './waitForScreen.ts';

test.use({ portalOptions: { hosts: 'split' } });

const callsTo = (app: App, operationId: string) =>
  app.mock.requests.filter((request) => request.operationId === operationId);

test(
  'Login, a read, a write and logout work with a port for each host',
  { tag: '@core' },
  async ({ app }) => {
    const page = await app.page();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(`${app.url}/login?redirect_uri=/top`);
    await logIn(page, packetGift.as);
    await page.waitForURL('**/top');
    await waitForScreen(page);
    await expect(page.getByText('10,430').first()).toBeVisible();
    await page.goto(app.url + packetGift.path);
    await waitForScreen(page);
    await packetGift.fill(page);
    await press(page, packetGift);
    await expect(page.getByRole('heading', { level: 1, name: packetGift.done })).toBeVisible();
    expect(callsTo(app, packetGift.writes).at(-1)?.status).toBe(200);
    await page.goto(`${app.url}/top`);
    await waitForScreen(page);
    await page.getByRole('button', { name: '水野 恵子 様' }).click();
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => callsTo(app, 'getLogout').length).toBe(1);
    await expect.poll(() => callsTo(app, 'postSupportLogout').length).toBe(1);
    expect(asked.size, [...asked].join()).toBe(5);
  },
);

test('Each host lets in the portal alone, and what a deployment lets in', async ({ app }) => {
  const fixed = await hostOf(app, 'fixed');
  const preflight = (url: string, origin: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-unheard-of',
      },
    });
  const own = await preflight(`${fixed}/api/read/v1/user`, app.url);
  expect(own.status).toBe(204);
  expect(own.headers.get('access-control-allow-origin')).toBe(app.url);
  expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  expect(own.headers.get('access-control-allow-headers')).toMatch(
    /Idempotency-Key.*X-Amz-Security-Token/,
  );
  expect(own.headers.get('access-control-allow-headers')).not.toMatch(/unheard/i);
  const foreign = await preflight(`${fixed}/api/read/v1/user`, 'https://elsewhere.example');
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  const refused = await fetch(`${fixed}/api/read/v1/user`, { headers: { origin: app.url } });
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-expose-headers')).toMatch(/Date.*Retry-After/);
  const session = `${await hostOf(app, 'support')}/api/v1/session`;
  const support = await fetch(session, { headers: { origin: app.url } });
  expect(support.headers.get('access-control-allow-credentials')).toBe('true');
});

async function hostOf(app: App, name: 'fixed' | 'support'): Promise<string> {
  const config = (await (await fetch(`${app.url}/config.json`)).json()) as {
    hosts: Record<string, string>;
  };
  return config.hosts[name] ?? '';
}
