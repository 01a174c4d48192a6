import { expect, test } from 'vitest';
import { mainReason } from './BillHero';

const said = (...given: Parameters<typeof mainReason>) => {
  const words = mainReason(...given);
  return words && words.since + words.what;
};

const reason = (kind: 'started' | 'ended' | 'usage' | 'one_time' | 'discount', amount: number) => ({
  kind,
  label: '動画見放題',
  detail: null,
  started_on: kind === 'usage' ? null : '2026-10-01',
  amount,
});

test.each([
  [reason('started', 2189), 2375, '10月1日に始まった「動画見放題」(+2,189円)'],
  [reason('ended', -2189), -2189, '10月1日に終わった「動画見放題」(−2,189円)'],
  [reason('discount', -501), -501, '10月1日に始まった「動画見放題」(−501円)'],
  [reason('discount', 501), 501, '10月1日に終わった「動画見放題」(+501円)'],
  [reason('usage', 87), 87, '「動画見放題」(+87円)'],
  [reason('one_time', 3300), 3300, '今回だけの「動画見放題」(+3,300円)'],
])('%o', (given, difference, texts) => expect(said([given], difference)).toBe(texts));

test('a reason that points the other way explains nothing', () => {
  const reasons = [reason('discount', -900), reason('usage', 1000), reason('started', 50)];
  expect(said(reasons, 1000)).toBe('「動画見放題」(+1,000円)');
  expect(said([reason('discount', -501)], 10)).toBeUndefined();
  expect(said([], 10)).toBeUndefined();
});

test('a line that replaces another is named with it', () => {
  const before = { ...reason('ended', -5720), label: '2ギガ' };
  const after = { ...reason('started', 6270), label: '10ギガ' };
  expect(said([before, after], 550)).toBe(
    '10月1日に始まった「10ギガ」(+6,270円)と、10月1日に終わった「2ギガ」(−5,720円)',
  );
});
