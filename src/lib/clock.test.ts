import { beforeEach, expect, test, vi } from 'vitest';

const device = new Date('2026-11-21T10:40:00+09:00');
const sixHours = 6 * 60 * 60_000;

/** The clock of a page that was just loaded. */
async function loaded(stored?: string) {
  const items = new Map(stored === undefined ? [] : [['minamo.clock_offset', stored]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  vi.resetModules();
  return { items, ...(await import('./clock')) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: device });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('until the server was heard the device’s clock counts', async () => {
  const { now, clockOffset } = await loaded();
  expect(now()).toEqual(device);
  expect(clockOffset()).toBe(0);
});

test('what the server said is added, and remembered for the next load of the tab', async () => {
  const { now, setClockOffset, items } = await loaded();
  setClockOffset(-sixHours + 0.4);
  expect(now().toISOString()).toBe('2026-11-20T19:40:00.000Z');
  const next = await loaded([...items.values()][0]);
  expect(next.now().toISOString()).toBe('2026-11-20T19:40:00.000Z');
});

test.each(['never', 'Infinity'])('a stored %s counts as nothing', async (stored) => {
  const { now } = await loaded(stored);
  expect(now()).toEqual(device);
});

test('without storage the clock is right until the next load', async () => {
  const { now, setClockOffset } = await loaded();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(now()).toEqual(device);
  setClockOffset(sixHours);
  expect(now().toISOString()).toBe('2026-11-21T07:40:00.000Z');
});
