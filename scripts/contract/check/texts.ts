import { isObject } from '../operations.ts';
import type { Oddity } from './json.ts';

/** What a text of an answer may not hold, and how to say it. */
const wrongs: [test: (text: string) => boolean, expected: string][] = [
  [(text) => text === '', 'a text, or null where nothing is there'],
  [(text) => text !== text.trim(), 'a text without space at its ends'],
  [(text) => /\p{Cs}/u.test(text), 'whole characters, no half of a surrogate pair'],
  [
    (text) => /[ÃÂâãäåæçèéï][\u0080-\u00bf\u2018-\u2030]/.test(text),
    'characters, not UTF-8 that was read as Latin-1',
  ],
  [
    // Kana and Kanji begin with the bytes E3 to E9, which are 縺 繧 繝 and rare characters before half-width kana there.
    (text) => /[縺繧繝][\uff61-\uff9f\u3000-\u9fff]|[\u4e00-\u9fff][\uff61-\uff9f]/.test(text),
    'characters, not UTF-8 that was read as Shift_JIS',
  ],
  [(text) => /\?{3}|^\?+$/.test(text), 'characters, no question marks in their place'],
  [(text) => /(?!\n)\p{Cc}|[\u200b\u2028\u2029\u2060\ufeff]/u.test(text), 'no control characters'],
  [(text) => text.includes('\ufffd'), 'no replacement characters (U+FFFD)'],
  [(text) => text !== text.normalize('NFC'), 'composed characters (NFC)'],
  [
    (text) =>
      /^(undefined|null|NaN|None|nil|Invalid Date|TODO)$|\[object \w+\]|\$\{|\{\{|%[sd]\b/.test(
        text,
      ),
    'a value, no placeholder',
  ],
];
const inPlainText: typeof wrongs = [
  [
    (text) => /&(?:amp|lt|gt|quot|nbsp|#\d+|#x[0-9a-f]+);|<\/?[a-z][^>]*>/i.test(text),
    'text, no HTML',
  ],
];

/** Schemes that run or show what was sent with the link itself, or what is on the customer's device. */
const dangerous = /^\s*(?:javascript|data|vbscript|file|blob|about)\s*:/i;
const dangerousInHtml =
  /(?:href|src|action)\s*=\s*["']?\s*(?:javascript|data|vbscript|file|blob)\s*:|<[^>]+\son\w+\s*=/i;
const openable =
  /^(?:https:\/\/|tel:|mailto:|[/?#](?!\/)|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/i;

/** Whether a text is no link, or one that a page may open. */
function isOpenable(name: string, text: string): boolean {
  if (/(^|_)html$/.test(name)) return !dangerousInHtml.test(text);
  if (/(^|_)(?:url|uri|href)$/i.test(name)) return text === '' || openable.test(text);
  return !dangerous.test(text);
}

/** What is in the texts of a body that no person wrote there. */
export function textOddities(value: unknown, at = '', name = ''): Oddity[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => textOddities(item, `${at}/${index}`, name));
  if (isObject(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      textOddities(inner, `${at}/${key}`, key),
    );
  if (typeof value !== 'string') return [];
  const rules = /(^|_)html$/.test(name) ? wrongs : [...wrongs, ...inPlainText];
  if (!isOpenable(name, value))
    return [
      {
        rule: 'body-link',
        at,
        expected: 'a link that a page may open',
        got: JSON.stringify(value),
      },
    ];
  const wrong = rules.find(([test]) => test(value));
  return wrong ? [{ rule: 'body-text', at, expected: wrong[1], got: JSON.stringify(value) }] : [];
}
