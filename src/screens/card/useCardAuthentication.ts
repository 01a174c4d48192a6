import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BusinessError, NetworkError, SessionError, UnexpectedError } from '@/api/errors';
import type * as Code from '@/catalogue/generated/codes';
import { procedureMessages } from '@/catalogue/messages';
import { followedBy, refusalTitles } from '@/catalogue/refusals';
import { poll } from '@/lib/poll';
import { htmlAlert, sendingFailure, type SendingProblem } from '@/procedure/failure';
import { useSending } from '@/procedure/useSending';
import type { AlertContent } from '@/ui/overlay/alert';
import type { CardField, CardValues } from './cardValues';
import { askCard, beginCard, type CardOwner, type CardResult } from './mutations';

/** Polling of docs/product.md §15.3. */
const every = 1000;
const times = 60;

interface CardAuthentication {
  begin: () => void;
  isSending: boolean;
  /** The authentication that the card company is being asked about; undefined if there is none. */
  waiting: CardResult | undefined;
  stop: () => void;
  isStopping: boolean;
  /** Why the last authentication failed. */
  problem: SendingProblem | undefined;
}

interface Parts {
  owner: CardOwner;
  /** Reads the form's values at the moment they are sent; they are kept nowhere. */
  read: () => CardValues;
  onRefused: (refusal: CardRefusal) => void;
  onDone: (receipt: CardResult) => void;
}

/** Sends a card once and asks for the outcome until there is one, the time is over or the customer stops. */
export function useCardAuthentication({
  owner,
  read,
  onRefused,
  onDone,
}: Parts): CardAuthentication {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<CardResult>();
  const [isStopping, setStopping] = useState(false);
  const [problem, setProblem] = useState<SendingProblem>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);

  const end = (found: SendingProblem | undefined) => {
    setWaiting(undefined);
    setStopping(false);
    setProblem(found);
  };
  const refuse = (error: unknown) => {
    const refusal = cardRefusal(error);
    end(refusal.problem);
    onRefused(refusal);
  };

  const ask = async (begun: CardResult) => {
    setWaiting(begun);
    control.current = new AbortController();
    try {
      const polled = await poll({
        ask: () => askCard(owner, begun.authentication_id),
        isDone: ({ state }) => state === 'completed',
        isPassing,
        signal: control.current.signal,
        every,
        times,
      });
      if (polled.end === 'done') onDone(polled.answer);
      else if (polled.end === 'stopped') end(cancelled);
      else end(cardTimeout(polled.failed));
      if (polled.end === 'timeout' && polled.failed) await queries.invalidateQueries();
    } catch (error) {
      if (!(error instanceof SessionError)) refuse(error);
    }
  };

  const sending = useSending({
    call: () => beginCard(owner, read()),
    onDone: (begun) => (begun.state === 'completed' ? onDone(begun) : void ask(begun)),
    onRefusal: (error) => {
      refuse(error);
      return undefined;
    },
    unknown: beginUnknown,
  });

  return {
    begin: () => {
      setProblem(undefined);
      sending.run();
    },
    isSending: sending.isSending,
    waiting,
    stop: () => {
      setStopping(true);
      control.current?.abort();
    },
    isStopping,
    problem: sending.problem ?? problem,
  };
}

/**
 * Whether to go on asking after an error. The connection or the server may recover, and asking again
 * changes nothing. An unreadable answer may have been a success, so it must not be shown as a refusal.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  const status = error instanceof UnexpectedError ? (error.status ?? 500) : 400;
  return status < 300 || status >= 500;
}

/** What the form shows for a refused or lost authentication. */
interface CardRefusal {
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
function cardRefusal(error: unknown): CardRefusal {
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
  return { problem: { title, text: followedBy(error.message, unchanged) } };
}

/**
 * The time is over without an outcome. With `lost` the last answer was lost, so the card may have been
 * set.
 */
function cardTimeout(lost: boolean): SendingProblem {
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
const beginUnknown: SendingProblem = {
  title: '認証を始められたかどうか、確認できませんでした',
  text: `通信の状態をお確かめのうえ、もう一度お試しください。${unchanged}`,
};

const cancelled: SendingProblem = { title: '認証をやめました', text: unchanged };
