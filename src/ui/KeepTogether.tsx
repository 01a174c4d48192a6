import type { ReactNode } from 'react';
import { Nowrap } from './page/Page';

/**
 * Days with their time, months of a year, times, spans of months and hours, amounts, data a day, what is left
 * (あと4回), phone numbers, names of plans and phones, a name of two words, and words that phrase breaking parts: お問い|合わせ,
 * これまで|どおり, 切り|替わる, 切り|替え, 乗り|換え, お受け|取り, もう|一度.
 */
const whole =
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日(?:\([日月火水木金土]\))?(?: ?\d{1,2}:\d{2})?|\d{4}年\d{1,2}月|\d{1,2}:\d{2}〜\d{1,2}:\d{2}|\d+か月(?:ほど)?|約?\d+時間(?:\d+分)?|\d[\d,]*円|1日あたり[\d.]+[GM]B|お問い合わせ(?:番号)?|(?:これ|いま)までどおり|切り替(?:わる|え)|乗り換え|お受け取り|もう一度|ホームでんわ ライト|セキュリティの|あと\d+(?:回|日)|0\d{1,3}-\d{2,4}-\d{4}|(?:[A-Z]+|ライト)(?: [A-Z])? (?:\d+GB|無制限)|みなもフォン \d+/g;

/** A text whose days, times and amounts do not break (docs/design.md §3); what isn't text is left as it is. */
export function KeepTogether({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  const parts = [...children.matchAll(whole)];
  const ends = [0, ...parts.map((part) => part.index + part[0].length)];
  return (
    <>
      {parts.map((part, at) => (
        <span key={part.index}>
          {children.slice(ends[at], part.index)}
          {/* A translator would take a phone number apart. */}
          <Nowrap translate={part[0].includes('-') ? 'no' : undefined}>{part[0]}</Nowrap>
        </span>
      ))}
      {children.slice(ends.at(-1))}
    </>
  );
}
