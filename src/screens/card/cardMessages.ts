import { BusinessError } from '@/api/errors';
import type * as Code from '@/catalogue/codes';
import { procedureMessages } from '@/catalogue/messages';
import { refusalTitles, withoutTitle } from '@/catalogue/refusals';
import { htmlAlert, sendingFailure, type SendingProblem } from '@/procedure/failure';
import type { AlertContent } from '@/ui/overlay/alert';
import type { CardField } from './cardValues';

/** What the form shows for a refused or lost authentication. */
export interface CardRefusal {
  fields?: Partial<Record<CardField, string>>;
  problem?: SendingProblem;
  /** For a failed authentication ("secure"; docs/product.md §2.6), or with the server's message as HTML. */
  alert?: AlertContent;
}

const methodUnchanged = 'お支払い方法は変わっていません。';
const unchanged = `${methodUnchanged}入力した内容は残っています。`;

const titleOf = refusalTitles<
  // `cardRefusal` shows these two without a title: as the secure alert, and at the field of the number.
  Exclude<Code.CardRefusalCode, 'card_authentication_failed' | 'card_not_accepted'>
>({
  card_authentication_maintenance: 'カード認証システムのメンテナンス中です',
  authentication_expired: 'カード会社から、時間内に返事がありませんでした',
  cipher_expired: 'もう一度、送信してください',
  change_in_progress: '前の変更を手続き中です',
  payment_restricted: 'クレジットカードには変更できません',
});

const fieldNames: readonly CardField[] = ['card_number', 'expiry', 'security_code', 'holder_name'];

/** How the form shows a failure. */
export function cardRefusal(error: unknown): CardRefusal {
  const said = htmlAlert(error);
  if (!(error instanceof BusinessError))
    return said ? { alert: said } : { problem: sendingFailure(error) };
  const named = error.fields.flatMap(({ name, message }) => {
    const field = fieldNames.find((known) => known === name);
    return field ? [[field, message] as const] : [];
  });
  if (named.length > 0) return { fields: Object.fromEntries(named) };
  if (said) return { alert: said };
  if (error.code === 'card_authentication_failed')
    return { alert: { kind: 'secure', unchanged: methodUnchanged } };
  if (error.code === 'card_not_accepted') return { fields: { card_number: error.message } };
  const title = titleOf(error.code);
  return { problem: { title, text: `${withoutTitle(title, error.message)}${unchanged}` } };
}

/**
 * The time is over without an outcome. With `lost` the last answer was lost, so the card may have been
 * set.
 */
export function cardTimeout(lost: boolean): SendingProblem {
  return lost
    ? {
        title: procedureMessages.unknown.title,
        text: '通信が途切れ、登録されたかどうかを確認できませんでした。お支払い方法の画面で、いまのお支払い方法をお確かめください。',
      }
    : {
        title: 'カード会社から、時間内に返事がありませんでした',
        text: `しばらくたってから、もう一度お試しください。${unchanged}`,
      };
}

/** Shown when the first call got no answer; that call alone changes nothing. */
export const beginUnknown: SendingProblem = {
  title: '認証を始められたかどうか、確認できませんでした',
  text: `通信の状態をお確かめのうえ、もう一度お試しください。${unchanged}`,
};

export const cancelled: SendingProblem = { title: '認証をやめました', text: unchanged };
