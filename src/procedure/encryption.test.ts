import { beforeEach, expect, test, vi } from 'vitest';
import { decrypt, encrypt } from './encryption';

const { fixed, mobile } = vi.hoisted(() => ({ fixed: vi.fn(), mobile: vi.fn() }));
vi.mock('@/api/clients', () => ({ fixedApi: { POST: fixed }, mobileApi: { POST: mobile } }));

const answer = (data: object, status = 200) =>
  Promise.resolve(
    status === 200
      ? { data, response: new Response(null, { status }) }
      : { error: data, response: new Response(null, { status }) },
  );
const ofLine = '/api/write/v1/services/{service_id}';
const hosts = [
  ['fixed', fixed, mobile, '/api/write/v1'],
  ['mobile', mobile, fixed, ofLine],
] as const;

beforeEach(() => {
  fixed.mockReset();
  mobile.mockReset();
});

test.each(hosts)(
  'personal data of %s is encrypted by its own host',
  async (type, own, other, at) => {
    own.mockReturnValue(answer({ cipher_text: 'c1' }));
    expect(await encrypt(type, ['09000001234', 'なし'])).toBe('c1');
    expect(own).toHaveBeenCalledExactlyOnceWith(`${at}/secure-encrypt`, {
      body: { value: '09000001234\nなし' },
      signal: expect.any(AbortSignal) as AbortSignal,
    });
    expect(other).not.toHaveBeenCalled();
  },
);

test.each(hosts)('what %s has encrypted is given back as it was', async (type, own, other, at) => {
  own.mockReturnValue(answer({ value: '横浜市中区\n\nなし' }));
  expect(await decrypt(type, 'c1')).toEqual(['横浜市中区', '', 'なし']);
  expect(own).toHaveBeenCalledExactlyOnceWith(`${at}/secure-decrypt`, {
    body: { cipher_text: 'c1' },
  });
  expect(other).not.toHaveBeenCalled();
});

test('what is longer than the contract encrypts at a time is not sent', async () => {
  mobile.mockReturnValue(answer({ cipher_text: 'c1' }));
  expect(await encrypt('mobile', ['あ'.repeat(250), 'い'.repeat(249)])).toBe('c1');
  expect(await encrypt('mobile', ['あ'.repeat(250), 'い'.repeat(250)])).toBeUndefined();
  expect(mobile).toHaveBeenCalledTimes(1);
});

test.each([
  ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it is refused', () => answer({ code: 'too_long', message: '…' }, 400)],
])('where %s nothing is kept, and the receipt goes on', async (_, failing) => {
  mobile.mockImplementation(failing);
  expect(await encrypt('mobile', ['09000001234'])).toBeUndefined();
});

test('a receipt waits for it three seconds at most', async () => {
  const stop = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
  mobile.mockImplementation(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const cipher = encrypt('mobile', ['09000001234']);
  stop.abort();
  expect(await cipher).toBeUndefined();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
});

test('what can’t be decrypted says why', async () => {
  mobile.mockReturnValue(answer({ code: 'cipher_expired', message: '…' }, 400));
  await expect(decrypt('mobile', 'c1')).rejects.toMatchObject({ code: 'cipher_expired' });
});
