import { afterEach, expect, test, vi } from 'vitest';
import { fetchBanks, fetchBranches } from './banks';
import { findPostalAddress } from './postalAddress';

const files: Record<string, unknown> = {
  '/banks/all.json': { '0009': ['三井住友', 'ミツイスミトモ'], '0001': ['みずほ', 'ミズホ'] },
  '/banks/0001.json': { '001': ['東京営業部', 'トウキヨウエイギヨウブ'] },
  '/postal/100.json': {
    '1000001': ['東京都', '千代田区', '千代田'],
    '1000000': ['東京都', '千代田区'],
    '1009999': ['東京都', ''],
  },
};
const host = vi.fn((path: string) =>
  Promise.resolve(path in files ? Response.json(files[path]) : Response.json({}, { status: 404 })),
);
vi.stubGlobal('fetch', host);
afterEach(() => host.mockClear());

test('all banks come in the order of their codes', async () => {
  expect(await fetchBanks()).toEqual([
    { code: '0001', name: 'みずほ', kana: 'ミズホ' },
    { code: '0009', name: '三井住友', kana: 'ミツイスミトモ' },
  ]);
});

test('the branches are those of the bank', async () => {
  expect(await fetchBranches('0001')).toEqual([
    { code: '001', name: '東京営業部', kana: 'トウキヨウエイギヨウブ' },
  ]);
});

test('a list that is not there is an error that names it', async () => {
  await expect(fetchBranches('9999')).rejects.toThrow('/banks/9999.json answered 404');
});

test('the address of a postal code is asked for by its first three digits alone', async () => {
  expect(await findPostalAddress('1000001')).toEqual({
    prefecture: '東京都',
    city: '千代田区',
    town: '千代田',
  });
  expect(host.mock.calls).toEqual([['/postal/100.json']]);
});

test('a code of several towns leaves the town open', async () => {
  expect(await findPostalAddress('1000000')).toMatchObject({ city: '千代田区', town: '' });
});

test.each(['1008888', '1009999', '9999999'])('nobody has %s', async (code) => {
  expect(await findPostalAddress(code)).toBeUndefined();
});

test('a list of codes that can’t be read is distinguished from a code that nobody has', async () => {
  host.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(findPostalAddress('1000001')).rejects.toThrow('Failed to fetch');
  host.mockResolvedValueOnce(Response.json({}, { status: 503 }));
  await expect(findPostalAddress('1000001')).rejects.toThrow('/postal/100.json answered 503');
});
