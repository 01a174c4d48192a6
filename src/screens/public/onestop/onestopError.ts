import type { BusinessError } from '@/api/errors';
import { paths } from '@/paths';

/** The one-stop errors, `onestop_expired` among them (docs/product.md §10.8). */
type OnestopCode =
  | 'onestop_service_stopped'
  | 'onestop_no_target_contract'
  | 'onestop_reserve_number_issued'
  | 'onestop_expired';

interface OnestopTexts {
  /** Why it can't go on. */
  reason: string;
  /** What the customer can do, one way each. */
  nextActions: readonly { title: string; text: string }[];
  /** Where the one button leads. */
  action: 'quit' | 'login' | 'contract' | 'none';
}

/** A reservation number (MNP) with fewer days left than this stops the one-stop flow. */
export const onestopDaysInTheWay = 10;

export const onestopTexts: Record<OnestopCode, OnestopTexts> = {
  onestop_service_stopped: {
    reason:
      'サービスの停止中、またはMNP予約番号のない解約のお手続き中のため、ワンストップでは手続きできません。',
    nextActions: [
      {
        title: '停止中のときは、利用を再開する',
        text: 'ご契約情報でSIMの利用を再開してから、乗り換え先の画面ではじめからやり直してください。',
      },
      {
        title: '解約のお手続き中のときは、取り消す',
        text: '解約を取り消すと、ワンストップで手続きできます。',
      },
    ],
    action: 'contract',
  },
  onestop_no_target_contract: {
    reason: 'このアカウントにモバイルのご契約がないか、光とモバイルのご契約が分かれています。',
    nextActions: [
      {
        title: 'モバイルのアカウントでログインする',
        text: '乗り換える番号をご契約のお客さまIDで、ログインし直してください。',
      },
      {
        title: 'お客さまIDがわからないとき',
        text: 'ご契約の書類にある8桁のお客さま番号でも、ログインできます。',
      },
    ],
    action: 'login',
  },
  onestop_reserve_number_issued: {
    reason: `すでにMNP予約番号をお持ちで、有効期限までの日数が${onestopDaysInTheWay}日未満のためです。`,
    nextActions: [
      {
        title: 'いまの予約番号で乗り換える',
        text: '乗り換え先の会社に、予約番号をお伝えください。',
      },
      { title: '期限が切れるのを待つ', text: '期限が切れたあと、ワンストップで手続きできます。' },
    ],
    action: 'quit',
  },
  onestop_expired: {
    reason: '手続きの有効期限が切れました。',
    nextActions: [
      {
        title: '乗り換え先の画面からやり直す',
        text: 'この画面を閉じて、乗り換え先の会社の画面で、はじめからやり直してください。',
      },
    ],
    action: 'none',
  },
};

/** Whether a code is one of the one-stop errors. */
export function isOnestopCode(code: string | null): code is OnestopCode {
  return code !== null && Object.hasOwn(onestopTexts, code);
}

/** Reason of a one-stop order: another company (contract, `MobileQuitReasonCode`). */
export const onestopReason = '23';

/** Why the one-stop flow can't go on. */
export interface OnestopError {
  code: OnestopCode;
  /** ISO days; only where a number was issued. */
  expiresOn?: string;
  availableFrom?: string;
}

/**
 * The value if it is a day of the calendar, else undefined. Browsers differ over days such as 31
 * February.
 */
function day(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const [year = 0, month = 0, date = 0] = value.split('-').map(Number);
  const found = new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
  return found === value ? value : undefined;
}

/**
 * The error of a refused read or call of the flow; a code that the flow doesn't have counts as "no
 * target".
 */
export function errorOf({ code, details }: Pick<BusinessError, 'code' | 'details'>): OnestopError {
  return {
    code: isOnestopCode(code) ? code : 'onestop_no_target_contract',
    expiresOn: day(details['reserve_number_expires_on']),
    availableFrom: day(details['available_from']),
  };
}

/** The address of the page for an error; a reload shows it again. */
export function addressOfError({ code, expiresOn, availableFrom }: OnestopError): string {
  const search = new URLSearchParams({ code });
  if (expiresOn) search.set('expires_on', expiresOn);
  if (availableFrom) search.set('available_from', availableFrom);
  return `${paths.onestopError()}?${search.toString()}`;
}

/** The error that such an address names; one with any other code counts as expired. */
export function errorIn(search: URLSearchParams): OnestopError {
  const code = search.get('code');
  return {
    code: isOnestopCode(code) ? code : 'onestop_expired',
    expiresOn: day(search.get('expires_on')),
    availableFrom: day(search.get('available_from')),
  };
}
