import { expect, test } from 'vitest';
import { packetGift } from './drives/packetGift.ts';
import { press } from './drives/drive.ts';
import { logIn, settled, useStage } from './portal.ts';

const stage = useStage({ hosts: 'split' });

const callsTo = (operationId: string) =>
  stage.portal.mock.requests.filter((request) => request.operationId === operationId);

test('Login, a read, a write and logout work with a port for each host', async () => {
  const page = await stage.page();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto(`${stage.url}/login?redirect_uri=/top`);
  await logIn(page, packetGift.as);
  await page.waitForURL('**/top');
  await settled(page);
  await page.getByText('10,430').first().waitFor();
  await page.goto(stage.url + packetGift.path);
  await settled(page);
  await packetGift.fill(page);
  await press(page, packetGift);
  await page.getByRole('heading', { level: 1, name: packetGift.done }).waitFor();
  expect(callsTo(packetGift.writes).at(-1)?.status).toBe(200);
  await page.goto(`${stage.url}/top`);
  await settled(page);
  await page.getByRole('button', { name: '水野 恵子 様' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => callsTo('getLogout').length).toBe(1);
  await expect.poll(() => callsTo('postSupportLogout').length).toBe(1);
  expect(asked.size, [...asked].join()).toBe(5);
});

test('Each host lets in the portal alone, and what a deployment lets in', async () => {
  const fixed = await hostOf('fixed');
  const preflight = (url: string, origin: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-unheard-of',
      },
    });
  const own = await preflight(`${fixed}/api/read/v1/user`, stage.url);
  expect(own.status).toBe(204);
  expect(own.headers.get('access-control-allow-origin')).toBe(stage.url);
  expect(own.headers.get('access-control-allow-credentials')).toBeNull();
  expect(own.headers.get('access-control-allow-headers')).toMatch(
    /Idempotency-Key.*X-Amz-Security-Token/,
  );
  expect(own.headers.get('access-control-allow-headers')).not.toMatch(/unheard/i);
  const foreign = await preflight(`${fixed}/api/read/v1/user`, 'https://elsewhere.example');
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  const refused = await fetch(`${fixed}/api/read/v1/user`, { headers: { origin: stage.url } });
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-expose-headers')).toMatch(/Date.*Retry-After/);
  const session = `${await hostOf('support')}/api/v1/session`;
  const support = await fetch(session, { headers: { origin: stage.url } });
  expect(support.headers.get('access-control-allow-credentials')).toBe('true');
});

async function hostOf(name: 'fixed' | 'support'): Promise<string> {
  const config = (await (await fetch(`${stage.url}/config.json`)).json()) as {
    hosts: Record<string, string>;
  };
  return config.hosts[name] ?? '';
}
