// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import configText from '../../public/config.json?raw';

const operations = [
  { operationId: 'getBilling', method: 'GET', path: '/billing' },
  { operationId: 'postCharge', method: 'post', path: '/charge' },
  { operationId: 'getCharge', method: 'get', path: '/charge' },
];
const stopped = {
  name: 'bill_stopped',
  title: '請求が停止',
  pins: { getBilling: 'status_5' },
  faults: { reads: 'delay:2000' },
};

/** The module of a page that was just loaded at an address. */
async function loaded(address: string) {
  history.replaceState('kept', '', address);
  vi.resetModules();
  const { setConfig } = await import('@/config/config');
  setConfig(configText, 'https://my.minamo.example');
  return import('./scenario');
}
const address = () => decodeURIComponent(location.pathname + location.search + location.hash);

const asked = vi.fn((url: URL) =>
  Promise.resolve(Response.json(url.pathname === '/__mock/operations' ? operations : [stopped])),
);
beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});

/** The `Prefer` header with which a call is sent. */
async function preferOf(
  { withScenario }: Awaited<ReturnType<typeof loaded>>,
  schemaPath: string,
  method = 'GET',
) {
  const request = new Request('https://my.minamo.example/x', { method });
  await withScenario({ request, schemaPath });
  return request.headers.get('prefer');
}

test('without a wish in the address nothing is asked of the mock', async () => {
  const page = await loaded('/top?month=202611');
  expect(await preferOf(page, '/billing')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('an example or a status that is pinned goes with its operation’s calls alone', async () => {
  const page = await loaded('/top?pin=getBilling:status_5&pin=postCharge:503&pin=broken&pin=:x');
  expect([...page.pins()]).toEqual([
    ['getBilling', 'status_5'],
    ['postCharge', '503'],
  ]);
  expect(await preferOf(page, '/billing')).toBe('example=status_5');
  expect(await preferOf(page, '/charge', 'POST')).toBe('code=503');
  expect(await preferOf(page, '/charge')).toBeNull();
  expect(await preferOf(page, '/nowhere')).toBeNull();
  expect(asked.mock.calls.map(([url]) => url.href)).toEqual([
    'https://my.minamo.example/__mock/operations',
  ]);
});

test('a name that merely holds three digits is an example', async () => {
  const page = await loaded('/top?pin=getBilling:a503&pin=getCharge:5031');
  expect(await preferOf(page, '/billing')).toBe('example=a503');
  expect(await preferOf(page, '/charge')).toBe('example=5031');
});

test('faults go with every call, in one wish beside the example', async () => {
  const page = await loaded('/top?fault=reads:delay:2000&fault=getUser:html&pin=getBilling:empty');
  expect([...page.faults()]).toEqual([
    ['reads', 'delay:2000'],
    ['getUser', 'html'],
  ]);
  expect(await preferOf(page, '/billing')).toBe(
    'fault="reads=delay:2000,getUser=html", example=empty',
  );
});

test('what the address asked for stays when a route drops it, and can be put back', async () => {
  const page = await loaded('/top?pin=getBilling:empty&fault=reads:html');
  page.pins();
  history.pushState('next', '', '/billing?month=202611#sum');
  expect([...page.pins()]).toEqual([['getBilling', 'empty']]);
  page.keepInAddress();
  expect(address()).toBe('/billing?month=202611&pin=getBilling:empty&fault=reads:html#sum');
  expect(history.state).toBe('next');
});

test('pins and faults are set, changed and taken away, in the address too', async () => {
  const page = await loaded('/top?pin=getBilling:empty');
  page.setPin('getUser', '503');
  page.setFault('writes', 'html');
  expect(address()).toBe('/top?pin=getBilling:empty&pin=getUser:503&fault=writes:html');
  page.setPin('getBilling', undefined);
  page.setPin('getUser', 'normal');
  page.setFault('writes', undefined);
  expect(address()).toBe('/top?pin=getUser:normal');
});

test('a scenario of the address is fetched before the first call, by its name', async () => {
  const page = await loaded('/top?scenario=bill_stopped');
  await page.scenarioReady();
  expect(page.playedScenario()).toBe('bill_stopped');
  expect(await preferOf(page, '/billing')).toBe('fault="reads=delay:2000", example=status_5');
  page.keepInAddress();
  expect(address()).toBe('/top?scenario=bill_stopped');
  await page.scenarioReady();
  expect(asked.mock.calls.filter(([url]) => url.pathname === '/__mock/scenarios')).toHaveLength(1);
});

test('a scenario goes on when a route drops it, and can be put back', async () => {
  const page = await loaded('/top?scenario=bill_stopped');
  await page.scenarioReady();
  history.pushState('next', '', '/billing');
  await page.scenarioReady();
  expect(await preferOf(page, '/billing')).toBe('fault="reads=delay:2000", example=status_5');
  page.keepInAddress();
  expect(address()).toBe('/billing?scenario=bill_stopped');
});

test('a scenario that the mock does not have is named', async () => {
  const page = await loaded('/top?scenario=nothing');
  await expect(page.scenarioReady()).rejects.toThrow('モックに「nothing」という場面はありません。');
});

test('a scenario takes the place of all pins and faults, until one of them is changed', async () => {
  const page = await loaded('/top?pin=getUser:503&fault=writes:html');
  page.pins();
  page.playScenario(stopped);
  expect(address()).toBe('/top?scenario=bill_stopped');
  expect([...page.pins()]).toEqual([['getBilling', 'status_5']]);
  expect([...page.faults()]).toEqual([['reads', 'delay:2000']]);
  page.setPin('getUser', '503');
  expect(page.playedScenario()).toBeUndefined();
  expect(address()).toBe('/top?pin=getBilling:status_5&pin=getUser:503&fault=reads:delay:2000');
});

test('without a scenario all is as usual', async () => {
  const page = await loaded('/top?pin=getUser:503&fault=writes:html');
  page.pins();
  page.playScenario(undefined);
  expect(address()).toBe('/top');
  expect([page.pins().size, page.faults().size]).toEqual([0, 0]);
});
