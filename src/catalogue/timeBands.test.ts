import { expect, test } from 'vitest';
import { bandAndNote } from './timeBands';

test.each([
  ['15:00-17:00', 'ご本人の受け取り', ['15:00〜17:00', 'ご本人の受け取り']],
  ['15:00-17:00', '15:00〜17:00 ご本人の受け取り', ['15:00〜17:00 ご本人の受け取り']],
  ['15:00-17:00', null, ['15:00〜17:00']],
  [null, 'ご本人の受け取り', ['ご本人の受け取り']],
  [null, null, []],
])('%s beside %s is said once', (band, note, texts) =>
  expect(bandAndNote(band, note)).toEqual(texts),
);
