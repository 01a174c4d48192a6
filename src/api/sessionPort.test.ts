import { expect, test, vi } from 'vitest';
import { testSession } from './testSession';

test('a call that is made before a session was connected is a mistake that names itself', async () => {
  vi.resetModules();
  const { connectSession, sessionPort } = await import('./sessionPort');
  expect(sessionPort).toThrow('connectSession was not called');
  const session = testSession();
  connectSession(session);
  expect(sessionPort()).toBe(session);
});
