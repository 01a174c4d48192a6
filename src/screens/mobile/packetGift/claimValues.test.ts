import { expect, test } from 'vitest';
import { normaliseCode } from './claimValues';

test.each([
  ['8K4M-22QP', '8K4M22QP'],
  ['8k4m 22qp', '8K4M22QP'],
  [' ８Ｋ４Ｍ－２２ＱＰ\n', '8K4M22QP'],
  ['8K4Mー22QP', '8K4M22QP'],
  ['４０７１', '4071'],
])('a pasted code %j is read as %s', (typed, code) => expect(normaliseCode(typed)).toBe(code));
