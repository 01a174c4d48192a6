// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '@/lib/observe';
import { BusinessError, NetworkError, SessionError, UnexpectedError } from './errors';
import { unsent, useWrite, writeFailure, writing } from './mutation';
import { createQueryClient } from './queryClient';
import { connectSession } from './sessionPort';
import { testSession } from './testSession';

beforeEach(() => connectSession(testSession({ serviceId: () => 'm09000001234' })));
afterEach(cleanup);

/** A screen with a figure that was read, and a button that writes. */
function setUp(write: (volume: number) => Promise<{ receipt: string }>) {
  const read = vi.fn(() => Promise.resolve('12.6GB'));
  const failed = vi.fn();
  const client = createQueryClient();
  function Gift() {
    const { data } = useQuery({ queryKey: ['left'], queryFn: read });
    const gift = useWrite(write);
    return (
      <>
        <p>{data}</p>
        <button onClick={() => void gift.send(500).catch(failed)}>贈る</button>
        <button onClick={gift.reset}>やり直す</button>
        <output>
          {gift.isSending ? 'sending' : (gift.result?.receipt ?? gift.error?.kind ?? 'idle')}
        </output>
      </>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <Gift />
    </QueryClientProvider>,
  );
  return { read, failed, client };
}

const press = (name = '贈る') => act(() => Promise.resolve(screen.getByText(name).click()));
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

test('a write is sent once however often its button is pressed, after it succeeded too', async () => {
  let answer: (receipt: { receipt: string }) => void = () => {};
  const write = vi.fn(() => new Promise<{ receipt: string }>((resolve) => (answer = resolve)));
  const { client } = setUp(write);
  await screen.findByText('12.6GB');
  await press();
  await press();
  await press();
  await shows('sending');
  expect(client.isMutating({ mutationKey: writing })).toBe(1);
  await act(() => Promise.resolve(answer({ receipt: 'PG0000000001' })));
  await shows('PG0000000001');
  await press();
  expect(write).toHaveBeenCalledTimes(1);
});

test('after a write everything is read again', async () => {
  const { read } = setUp(() => Promise.resolve({ receipt: 'PG0000000001' }));
  await screen.findByText('12.6GB');
  await press();
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('a refusal changes nothing, is not sent again by itself, and can be sent again', async () => {
  const refusal = new BusinessError(409, { code: 'packet_gift_already', message: '…' });
  const write = vi.fn(() => Promise.reject<{ receipt: string }>(refusal));
  const { read, failed } = setUp(write);
  await screen.findByText('12.6GB');
  await press();
  await shows('outcome');
  expect(failed).toHaveBeenCalledExactlyOnceWith(refusal);
  await press();
  expect(write).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledTimes(1);
});

test('an unknown outcome is said and reported, and the state is read again', async () => {
  const heard = vi.fn();
  listen(heard);
  const write = vi.fn(() =>
    Promise.reject<{ receipt: string }>(new NetworkError('no_response', true, true)),
  );
  const { read } = setUp(write);
  await screen.findByText('12.6GB');
  await press();
  await shows('unknown_outcome');
  expect(write).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls).toMatchObject([[{ kind: 'unknown_outcome' }]]);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('a device that is offline fails at once and sends nothing when the line comes back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const write = vi.fn(() =>
    Promise.reject<{ receipt: string }>(new NetworkError('offline', false, true)),
  );
  setUp(write);
  await press();
  await shows('network');
  onLine.mockReturnValue(true);
  await act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));
  await screen.findByText('12.6GB');
  expect(write).toHaveBeenCalledTimes(1);
});

test('starting over forgets the result and sends again', async () => {
  const write = vi.fn(() => Promise.resolve({ receipt: 'PG0000000001' }));
  setUp(write);
  await press();
  await shows('PG0000000001');
  await press('やり直す');
  await shows('idle');
  await press();
  expect(write).toHaveBeenCalledTimes(2);
});

test.each([
  [new NetworkError('no_response', true, true), true],
  [new NetworkError('offline', true, true), true],
  [new NetworkError('offline', false, true), false],
  [new UnexpectedError(200, 'HTML'), true],
  [new UnexpectedError(undefined, 'no status'), true],
  [new UnexpectedError(502, 'gateway'), true],
  [new UnexpectedError(504, 'gateway'), true],
  [new UnexpectedError(300, 'choices'), false],
  [new UnexpectedError(500, 'failed'), false],
  [new SessionError('refused'), false],
  [new BusinessError(409, { code: 'x', message: '…' }), false],
  [new TypeError('receipt.applications is undefined'), true],
])('%o has an unknown outcome: %s', (error, unknown) => {
  expect((writeFailure(error) as { kind: string }).kind === 'unknown_outcome').toBe(unknown);
});

test.each([
  [new NetworkError('no_response', true, true), 'network'],
  [new UnexpectedError(200, 'HTML'), 'unexpected'],
  [new UnexpectedError(504, 'gateway'), 'unexpected'],
  [new SessionError('refused'), 'session'],
])('%o before the write leaves no doubt: %s', (error, kind) => {
  expect((writeFailure(unsent(error)) as { kind: string }).kind).toBe(kind);
});

test('what broke before the write is kept as the cause; what leaves no doubt stays as it is', () => {
  const broken = new UnexpectedError(200, 'HTML');
  expect(unsent(broken)).toMatchObject({ message: 'HTML', cause: broken });
  const failed = new UnexpectedError(500, 'failed');
  expect(unsent(failed)).toBe(failed);
});
