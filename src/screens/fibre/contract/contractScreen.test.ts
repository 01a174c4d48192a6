import { expect, test } from 'vitest';
import { shortName } from './ContractScreen';

test.each([
  ['10ギガ 戸建て', '2ギガ 戸建て', '10ギガ'],
  ['2ギガ マンション', '2ギガ 戸建て', '2ギガ マンション'],
  ['戸建て', '戸建て', '戸建て'],
])('%s beside %s is %s', (name, other, short) => expect(shortName(name, other)).toBe(short));
