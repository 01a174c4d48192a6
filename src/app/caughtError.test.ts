import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '@/api/errors';
import { onCaughtError } from './caughtError';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const missing = new TypeError(
  'Failed to fetch dynamically imported module: /assets/TopSections.js',
);
const bug = new TypeError('undefined is not a function');
const call = new NetworkError('no_response', true, true);

test.each([
  ['a bug', bug, true, true],
  ['a bug, offline', bug, false, true],
  ['a failed call', call, true, false],
  ['code that a release has removed', missing, true, true],
  ['code that can’t come, offline', missing, false, false],
])('%s', (_name, error, onLine, isReported) => {
  const reported = vi.fn();
  onlineManager.setOnline(onLine);
  vi.stubGlobal('reportError', reported);
  onCaughtError(error);
  expect(reported.mock.calls).toEqual(isReported ? [[error]] : []);
});
