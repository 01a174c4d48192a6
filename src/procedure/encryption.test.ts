import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { decrypt, encrypt } from './encryption';

vi.mock('@/api/client', () => ({ call: vi.fn() }));

const server = vi.mocked(call as (...given: unknown[]) => Promise<unknown>);
const refused = (code: string) => Promise.reject(new BusinessError(400, { code, message: '…' }));

beforeEach(() => {
  server.mockReset();
});

test.each([
  ['fixed', api.postSecureEncrypt],
  ['mobile', api.postMobileSecureEncrypt],
] as const)('personal data of %s is encrypted by its own host', async (type, operation) => {
  server.mockResolvedValue({ cipher_text: 'c1' });
  expect(await encrypt(type, ['09000001234', 'なし'])).toBe('c1');
  expect(server).toHaveBeenCalledExactlyOnceWith(
    operation,
    { body: { value: '09000001234\nなし' } },
    { signal: expect.any(AbortSignal) as AbortSignal },
  );
});

test.each([
  ['fixed', api.postSecureDecrypt],
  ['mobile', api.postMobileSecureDecrypt],
] as const)('what %s has encrypted is given back as it was', async (type, operation) => {
  server.mockResolvedValue({ value: '横浜市中区\n\nなし' });
  expect(await decrypt(type, 'c1')).toEqual(['横浜市中区', '', 'なし']);
  expect(server).toHaveBeenCalledExactlyOnceWith(operation, { body: { cipher_text: 'c1' } });
});

test('what is longer than the contract encrypts at a time is not sent', async () => {
  server.mockResolvedValue({ cipher_text: 'c1' });
  expect(await encrypt('mobile', ['あ'.repeat(250), 'い'.repeat(249)])).toBe('c1');
  expect(await encrypt('mobile', ['あ'.repeat(250), 'い'.repeat(250)])).toBeUndefined();
  expect(server).toHaveBeenCalledTimes(1);
});

test.each([
  ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it is refused', () => refused('too_long')],
])('where %s nothing is kept, and the receipt goes on', async (_, failing) => {
  server.mockImplementation(failing);
  expect(await encrypt('mobile', ['09000001234'])).toBeUndefined();
});

test('a receipt waits for it three seconds at most', async () => {
  const stop = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
  server.mockImplementation(
    (_operation, _input, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init as { signal: AbortSignal };
        signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const cipher = encrypt('mobile', ['09000001234']);
  stop.abort();
  expect(await cipher).toBeUndefined();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
});

test('what can’t be decrypted says why', async () => {
  server.mockImplementation(() => refused('cipher_expired'));
  await expect(decrypt('mobile', 'c1')).rejects.toMatchObject({ code: 'cipher_expired' });
});
