import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const script = readFileSync(
  path.resolve(import.meta.dirname, '../../src/browserSupport.js'),
  'utf8',
);

/** What a browser has that is just new enough. */
const browser = () => ({
  tag: { noModule: false } as Record<string, unknown>,
  Array: { prototype: { at: vi.fn(), findLast: vi.fn() } as Record<string, unknown> },
  Object: { hasOwn: vi.fn() } as Record<string, unknown>,
  AbortSignal: { timeout: vi.fn() } as Record<string, unknown>,
  window: {
    structuredClone: vi.fn(),
    BroadcastChannel: vi.fn(),
    HTMLDialogElement: vi.fn(),
    addEventListener: vi.fn(),
  } as Record<string, unknown>,
  unsupported: '',
});

/** Runs the script in a browser; gives whether it leads to the page without any script. */
function isSentAway({
  tag,
  Array,
  Object,
  AbortSignal,
  window,
  unsupported,
}: ReturnType<typeof browser>) {
  const replace = vi.fn();
  const document = { createElement: () => tag, getElementById: () => null };
  const CSS = {
    supports: (...asked: string[]) => !unsupported || !asked[0]?.includes(unsupported),
  };
  const globals = { window: { ...window, AbortSignal }, document, location: { replace }, CSS };
  const names = { ...globals, Array, Object, AbortSignal };
  // eslint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is a script of the page, no module
  new Function(...globalThis.Object.keys(names), script)(...globalThis.Object.values(names));
  return replace.mock.calls.length > 0;
}

test('a browser that has all is left alone', () => expect(isSentAway(browser())).toBe(false));

test.each<[string, (own: ReturnType<typeof browser>) => void]>([
  ['Array.prototype.at', (own) => delete own.Array.prototype['at']],
  ['Array.prototype.findLast', (own) => delete own.Array.prototype['findLast']],
  ['Object.hasOwn', (own) => delete own.Object['hasOwn']],
  ['structuredClone', (own) => delete own.window['structuredClone']],
  ['BroadcastChannel', (own) => delete own.window['BroadcastChannel']],
  ['HTMLDialogElement', (own) => delete own.window['HTMLDialogElement']],
  ['AbortSignal.timeout', (own) => delete own.AbortSignal['timeout']],
  ['modules beside scripts', (own) => delete own.tag['noModule']],
  [':has()', (own) => void (own.unsupported = ':has')],
  ['container queries', (own) => void (own.unsupported = 'container-type')],
])('a browser without %s is sent to the page that says what to do', (_, take) => {
  const own = browser();
  take(own);
  expect(isSentAway(own)).toBe(true);
});
