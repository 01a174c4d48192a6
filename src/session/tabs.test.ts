import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IssuedCredentials } from '@/api/sessionPort';
import { askTabs, type Channel } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held: IssuedCredentials = {
  id: 'login',
  generation: 2,
  issuedAt: 0,
  access_key_id: 'ASIA2',
  access_secret: 'secret',
  session_token: 'token',
};

/** A channel on which the test answers. */
function fakeChannel() {
  const target = new EventTarget();
  const postMessage = vi.fn();
  const channel = {
    postMessage,
    addEventListener: target.addEventListener.bind(target),
  } as unknown as Channel;
  return { channel, postMessage, answer: () => target.dispatchEvent(new Event('message')) };
}

test('asking names the login and what is held of it, and no secret', async () => {
  const { channel, postMessage } = fakeChannel();
  const asked = askTabs(channel, held, () => false);
  expect(postMessage.mock.calls).toEqual([[{ type: 'ask', id: 'login', generation: 2 }]]);
  await vi.runAllTimersAsync();
  await asked;
});

test('it waits for newer credentials, past other messages, and then listens no more', async () => {
  const { channel, answer } = fakeChannel();
  const hasNewer = vi.fn(() => false);
  const done = vi.fn();
  void askTabs(channel, held, hasNewer).then(done);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  hasNewer.mockReturnValue(true);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  answer();
  expect(hasNewer).toHaveBeenCalledTimes(2);
});

test('without an answer it goes on after a moment', async () => {
  const { channel } = fakeChannel();
  const done = vi.fn();
  void askTabs(channel, held, () => false).then(done);
  await vi.runAllTimersAsync();
  expect(done).toHaveBeenCalledOnce();
});
