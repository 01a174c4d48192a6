import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type AllData, changesOf } from './allData.ts';
import { versionOf } from './dataPackages.ts';
import { dataKey, keptFolder } from './writeData.ts';

const data = (more: Partial<AllData>): AllData => ({
  'postal codes': {},
  banks: {},
  branches: {},
  ...more,
});

test('what a new version changes is listed by kind, with some of the codes', () => {
  const before = data({
    banks: { '0001': 'みずほ', '0009': '三井住友' },
    branches: { '0001-001': '東京営業部' },
  });
  const after = data({
    banks: { '0001': 'みずほ銀行', '0002': 'あ', '0003': 'い', '0004': 'う', '0005': 'え' },
    branches: { '0001-001': '東京営業部' },
  });
  expect(changesOf(before, after)).toEqual([
    'postal codes: no change; 0 in all',
    'banks: 4 new (0002, 0003, 0004, …), 1 gone (0009), 1 changed (0001); 5 in all',
    'branches: no change; 1 in all',
  ]);
});

test('data are made anew for another version, and kept for the same', async () => {
  const cache = mkdtempSync(path.join(tmpdir(), 'minamo-data-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  let made = 0;
  const kept = (key: string) =>
    keptFolder(cache, key, (folder) => {
      made += 1;
      writeFileSync(path.join(folder, 'all.json'), String(made));
      return Promise.resolve();
    });
  const read = async (key: string) => readFileSync(path.join(await kept(key), 'all.json'), 'utf8');
  expect([await read('1'), await read('1'), await read('2')]).toEqual(['1', '1', '2']);
  expect(readdirSync(cache)).toEqual(['2']);
  const broken = keptFolder(cache, '3', () => Promise.reject(new Error('interrupted')));
  await expect(broken).rejects.toThrow('interrupted');
  expect(await read('3')).toBe('3');
});

test('the key follows the versions of both packages', () => {
  expect(dataKey()).toMatch(`${versionOf('yubin')}_${versionOf('zengin-code')}_`);
});
