import fc, { type Arbitrary } from 'fast-check';

/** What the contract says of a single value. */
export interface Field {
  type?: string | readonly string[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Which of the values that the contract allows are drawn: the least and shortest, the most and longest, or all. */
export type Ends = 'least' | 'most' | 'mixed';

/** Where the contract sets no end. */
const most = { characters: 60, number: 9_999_999 };

const past = ['1970-01-01', '2024-02-29', '2026-11-20'];
const days = [...past, '2026-11-21', '2026-12-01', '2099-12-31', '9999-12-31'];
const momentsOf = (on: readonly string[]) =>
  on.flatMap((day) => [`${day}T00:00:00+09:00`, `${day}T23:59:59+09:00`]);

/** Names that say that it has happened: no server says so of a day to come (openapi/README.md). */
const happened =
  /^(?:as_of|(?:.*_)?(?:accepted|activated|applied|bought|ended|issued|linked|received|refunded|reported|requested|shipped|stopped|updated)_(?:on|at))$/;

/** The values of a format, from the least to the most. */
const formats: Readonly<Record<string, (isPast: boolean) => readonly string[]>> = {
  date: (isPast) => (isPast ? [...past, '9999-12-31'] : days),
  'date-time': (isPast) => momentsOf(isPast ? past : days),
  uri: () => ['https://www.minamo.example/', `https://my.minamo.example/${'a'.repeat(60)}?b=1#c`],
  'uri-reference': () => ['/top', '/mobile/top/', 'https://www.minamo.example/'],
  uuid: () => ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
};

/** Days in between, of which a list may need many. */
const otherDays: Readonly<Record<string, (isPast: boolean) => Arbitrary<string>>> = {
  date: (isPast) => dayBefore(isPast ? '2026-11-20' : '2027-12-31'),
  'date-time': (isPast) =>
    dayBefore(isPast ? '2026-11-20' : '2027-12-31').map((day) => `${day}T10:40:00+09:00`),
};

const dayBefore = (last: string): Arbitrary<string> =>
  fc
    .date({ min: new Date('2025-01-01'), max: new Date(last), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** Numbers of a schema, its bounds as often as all between them. */
export function numbers(field: Field, ends: Ends): Arbitrary<number> {
  const { type, minimum = 0, maximum = most.number, multipleOf } = field;
  const step = multipleOf ?? (type === 'number' ? 0.1 : 1);
  const [first, last] = [Math.ceil(minimum / step), Math.floor(maximum / step)];
  const whole = {
    least: fc.constant(first),
    most: fc.constant(last),
    mixed: fc.oneof(fc.constantFrom(first, last), fc.integer({ min: first, max: last })),
  }[ends];
  return whole.map((count) => Number((count * step).toFixed(6)));
}

/** @param name of the field, which may say that its day or moment has passed */
export function strings(field: Field, ends: Ends, name: string): Arbitrary<string> {
  const { pattern, format = '' } = field;
  const isPast = happened.test(name);
  const isAllowed = (value: string) =>
    pattern === undefined || new RegExp(pattern, 'u').test(value);
  const known = formats[format]?.(isPast).filter(isAllowed);
  if (!known) return pattern === undefined ? texts(field, ends) : matching(field, pattern, ends);
  if (ends === 'least') return fc.constantFrom(...known.slice(0, 1));
  if (ends === 'most') return fc.constantFrom(...known.slice(-1));
  const other = otherDays[format]?.(isPast);
  return other ? fc.oneof(fc.constantFrom(...known), other) : fc.constantFrom(...known);
}

/** Text in Japanese and Latin, with what wants to be escaped; none is blank, which says nothing to anybody. */
function texts(
  { minLength = 0, maxLength = most.characters }: Field,
  ends: Ends,
): Arbitrary<string> {
  const filled = (by: string, length: number) =>
    by.repeat(Math.ceil(length / by.length)).slice(0, length);
  const shortest = filled('あ', minLength);
  // Without a place to break at, and with one at each character.
  const longest = fc.constantFrom(
    filled('W', maxLength),
    filled('みなもモバイルご契約', maxLength),
  );
  if (ends === 'least') return fc.constant(shortest);
  if (ends === 'most') return longest;
  const unit = fc.constantFrom(...'あ漢ーＷWi0 <&"\u3000。', '辻');
  const any = fc
    .string({ unit, minLength, maxLength: Math.min(maxLength, most.characters) })
    .filter((text) => text.length <= maxLength && (text === '' || text.trim() !== ''));
  return fc.oneof(any, fc.constant(shortest), longest);
}

/** Texts of a pattern; those at the ends are the shortest of some, or one stretched where the pattern lets it. */
function matching(field: Field, pattern: string, ends: Ends): Arbitrary<string> {
  const { minLength = 0, maxLength = most.characters } = field;
  const fits = new RegExp(pattern, 'u');
  const any = fc
    .stringMatching(fits)
    .filter(({ length }) => length >= minLength && length <= maxLength);
  const stretched = any.map((text) => {
    const longer = [...text].map((character, index) => {
      const before = [...text].slice(0, index).join('');
      const more = Math.max(0, maxLength - text.length);
      return (
        before +
        character.repeat(1 + Math.floor(more / character.length)) +
        text.slice(before.length + character.length)
      );
    });
    return longer.find((each) => each.length <= maxLength && fits.test(each)) ?? text;
  });
  const shortest = fc
    .array(any, { minLength: 5, maxLength: 5 })
    .map((some) => some.reduce((a, b) => (b.length < a.length ? b : a)));
  return { least: shortest, most: stretched, mixed: fc.oneof(any, stretched) }[ends];
}
