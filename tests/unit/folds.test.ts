import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareId, bareSecret } from '@/catalogue/credentials';
import { numberText, ungrouped, withoutSeparators } from '@/lib/characters';
import { codeOrText } from '@/procedure/field/codesIn';
import { textKinds } from '@/procedure/field/textKinds';
import { normaliseAddress } from '@/screens/account/mail/address';
import { holderName } from '@/screens/card/cardValues';
import { holderKana } from '@/screens/cashback/cashbackValues';
import { normaliseAmount, normaliseCode } from '@/screens/mobile/packetGift/giftValues';

/** What each field of text makes of what is typed. */
const folds: Record<string, (typed: string) => string> = {
  ...Object.fromEntries(Object.entries(textKinds).map(([name, { fold }]) => [name, fold])),
  bareId,
  bareSecret,
  codeOrText: (typed) => codeOrText(typed, 6),
  giftCode: (typed) => normaliseCode(typed, 'gift_code'),
  authCode: (typed) => normaliseCode(typed, 'auth_code'),
  holderKana,
  holderName,
  normaliseAddress,
  normaliseAmount,
  numberText,
  ungrouped,
  withoutSeparators,
};

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ...['0', '8', '1', '+', '８', '-', 'ー', '.', '(', ')', '〒', ' ', '\u3000', '\n', '\u202d'],
      ...[
        '\u200d',
        '山',
        '\ufa19',
        'カ',
        'ｶ',
        'ﾞ',
        '゛',
        '\u3099',
        '・',
        'A',
        'é',
        'ß',
        '\u0301',
        '@',
      ],
      ...['"', '’', 'GB', '😀', '#', '\u20e3', '\ufe0f', '\u{e0100}', '\ud800', '\u0007', 'tel:'],
    ),
  }),
);

test.each(Object.entries(folds))('%s changes nothing more of what it gave', (_, fold) =>
  fc.assert(
    fc.property(anyText, (typed) => {
      const meant = fold(typed);
      expect(fold(meant)).toBe(meant);
    }),
    { numRuns: 300 },
  ),
);

test.each(Object.entries(textKinds))('a rule of %s never throws', (_, { fold, rules }) =>
  fc.assert(
    fc.property(anyText, (typed) => {
      for (const rule of rules) rule(fold(typed));
    }),
  ),
);
