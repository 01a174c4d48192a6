import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import { timeBandText } from '@/catalogue/timeBands.ts';
import { addDays, billMonth, formatClock, formatDay, formatTime, japanDay } from '@/lib/date.ts';
import { formatPhone } from '@/lib/numbers.ts';
import { formatNumber } from '@/lib/yen.ts';
import type { Success } from '../contractTypes.ts';
import { type Month, monthName } from '../moments.ts';
import { quitApplication } from './application.ts';
import { simCashbackName } from './campaigns.ts';
import { exampleOf } from './examples.ts';
import { cashbackNotice } from './fibreOrders.ts';
import {
  canTakeBack,
  ifNotYou,
  type OrderLine,
  type OrderRow,
  type OrderTable,
  titled,
} from './order.ts';
import { planOf } from './plan.ts';
import { startDay } from './planCatalogue.ts';
import { earliestDelivery, esimTitle, simCard } from './simCard.ts';
import { gb, gigaTitle } from './simData.ts';
import { goodUntil, mnpTitle, simQuitTitle } from './simLife.ts';

const toSimContract: [string, string] = ['/mobile/contract/', 'ご契約情報を見る'];

const toData: [string, string] = ['/mobile/top/', 'データ残量を見る'];

const toProtection: [string, string] = ['/mobile/option/phone_protection', '端末補償を見る'];

const toPorting = '/mobile/contract/mnp_transfer_in';

const actionNames = { add: 'の申し込み', remove: 'の解約', update: 'への変更' } as const;

const option: OrderRow<
  'postValueDataFree' | 'postVirusBusterMobile' | 'postPremiumBand' | 'postFifthGeneration'
> = {
  notice: ({ answer: { name, operation, starts_on } }) => ({
    title: `${name}${actionNames[operation]}を受け付けました`,
    text: `${formatDay(starts_on)}から${operation === 'remove' ? '使えなくなります' : '使えます'}。`,
    link: ['/mobile/option/', 'ご契約オプションを見る'],
  }),
  applies: ({ answer: { receipt_number, name, operation, starts_on } }) => ({
    adds: {
      receipt_number,
      title: `${name}${actionNames[operation]}`,
      steps: [{ label: operation === 'remove' ? '解約' : '利用開始', date: starts_on }],
      order: { kind: 'option', status: 'option_update_processing' },
    },
  }),
};

/** A change of plan or of calls among the applications, until it can't be taken back any more. */
const change = (
  kind: 'price_plan_exchange' | 'call_service',
  receipt_number: string,
  title: string,
  { starts_on, cancel_until }: { starts_on: string; cancel_until: string },
) => ({
  adds: {
    receipt_number,
    title,
    steps: [{ label: '切り替え', date: starts_on }],
    detail: canTakeBack(cancel_until),
    action: {
      kind: 'guide' as const,
      label: '変更を取り消す',
      url: '/mobile/contract/plan/cancel',
    },
    order: {
      kind,
      status: 'option_update_processing' as const,
      can_cancel: true,
      cancel_until,
    },
  },
});

const planChangeTitle = (planName: string) => `${planName}へのプラン変更`;

/** What a cancellation is called, as on its receipt. */
const quitNames = {
  quit: '解約',
  quit_mnp: '乗り換えのお申し込み',
  onestop: '乗り換えのための解約',
} as const;

/** From the delivery of a device to the first day of its use. */
const daysToUse = 3;

const once = (label: string, month: Month, yen: number): OrderLine => ({
  kind: 'one_time',
  label,
  charge: { by: 'once', amounts: { [month]: yen } },
});

/** The orders of a SIM. */
export const simOrders: OrderTable = {
  postValueDataFree: option,
  postVirusBusterMobile: option,
  postPremiumBand: option,
  postFifthGeneration: option,

  postMobileCashbackAccount: {
    notice: ({ answer }, call) => cashbackNotice(simCashbackName(call), answer.receipt_number),
  },

  postCharge: {
    notice: ({ answer: { amount_mb, price, billing_month, expires_on } }) => ({
      title: 'データを追加しました',
      text: `${gb(amount_mb)}を追加しました。料金の${formatNumber(price)}円は、${monthName(billing_month)}のご請求に加わります。`,
      rows: { 使える期限: formatDay(expires_on) },
      link: toData,
    }),
    charges: ({ answer: { amount_mb, price, billing_month, accepted_at } }) => [
      {
        ...once(`データの追加 ${gb(amount_mb)}`, billing_month, price),
        detail: formatDay(accepted_at),
      },
    ],
  },

  postDataAdvance: {
    notice: ({ answer }) => ({
      title: 'データを前借りしました',
      text: `来月分から${gb(answer.amount_mb)}を前借りしました。来月のデータは、その分少なくなります。`,
      rows: { 使える期限: formatDay(answer.expires_on) },
      link: toData,
    }),
  },

  postGigaPlus: {
    notice: ({ answer }, call) => ({
      title: 'ギガプラスを受け取りました',
      text: `${gigaTitle(call)}の${gb(answer.amount_mb)}を受け取りました。`,
      rows: { 使える期限: formatDay(answer.usable_until) },
      link: toData,
    }),
  },

  postPacketGiftCode: {
    notice: ({ answer }) => ({
      title: 'データを贈りました',
      text: `${gb(answer.amount_mb)}を贈りました。ギフトコードと認証コードを、贈る相手にお伝えください。`,
      rows: { 受け取り期限: formatDay(answer.expires_on) },
      link: ['/mobile/top/packet_gift/', '贈ったデータを見る'],
    }),
  },

  postPacketGiftRequest: {
    notice: ({ answer }) => ({
      title: 'データを受け取りました',
      text: `${gb(answer.amount_mb)}を受け取りました。`,
      link: toData,
    }),
  },

  postDeviceCompensation: {
    notice: ({ answer: { operation, ends_on } }) =>
      operation === 'imei' || ends_on === null
        ? {
            title: 'IMEI(端末製造番号)を変更しました',
            text: '端末補償の対象の機種が変わりました。',
            link: toProtection,
          }
        : {
            title: '端末補償の解約を受け付けました',
            text: `${formatDay(ends_on)}までご利用いただけます。`,
            link: toProtection,
          },
    applies: ({ answer: { receipt_number, ends_on } }) =>
      ends_on === null
        ? undefined
        : {
            adds: {
              receipt_number,
              title: '端末補償の解約',
              steps: [{ label: '解約', date: addDays(ends_on, 1) }],
              order: { kind: 'option', status: 'option_update_processing' },
            },
          },
  },

  postMobileQuitInfo: {
    notice: ({ answer: { action, quit_on, cancel_until } }) =>
      action === 'quit_cancel' || quit_on === null
        ? { title: '解約を取り消しました', text: '解約を取り消しました。', link: toSimContract }
        : {
            title: `${quitNames[action]}を受け付けました`,
            text:
              action === 'quit'
                ? `${formatDay(quit_on)}までお使いいただけます。`
                : '移る先の会社で開通した日に解約となります。開通しないときは、最終ご利用日に解約となり、番号は残せません。',
            rows: {
              最終ご利用日: formatDay(quit_on),
              ...(cancel_until && { 取り消しの期限: formatDay(cancel_until) }),
            },
            link: ['/mobile/contract/quit', '解約の状況を見る'],
          },
    applies: ({ answer: { receipt_number, action, accepted_at, quit_on } }, { now }) => ({
      takesOff: titled(simQuitTitle),
      adds:
        action === 'quit_cancel' || quit_on === null
          ? undefined
          : quitApplication({ action, accepted_at, quit_on, number: null }, receipt_number, now),
    }),
  },

  postPricePlanExchange: {
    notice: ({ answer }) => ({
      title: 'プランの変更を受け付けました',
      text: `${formatDay(answer.starts_on)}から「${answer.plan.planName}」に変わります。`,
      rows: { 取り消しの期限: formatDay(answer.cancel_until) },
      link: ['/mobile/contract/plan/cancel', '変更を取り消す'],
    }),
    applies: ({ answer }) =>
      change(
        'price_plan_exchange',
        answer.receipt_number,
        planChangeTitle(answer.plan.planName),
        answer,
      ),
  },

  postCallService: {
    notice: ({ at, asked, answer }) => {
      const isFlat = answer.receipt_number.startsWith('CF');
      const from = `${formatDay(startDay(new Date(at)).starts_on)}から、`;
      const flat = `かけ放題が「${labelOf(callFlats, answer.call_flat)}」に変わります。`;
      const services = `通話サービス${isFlat ? 'も' : 'が'}変わります。`;
      return {
        title: '通話オプションの変更を受け付けました',
        text: from + (isFlat ? flat : '') + (asked.services.length > 0 ? services : ''),
        link: ['/mobile/option/call_service', '通話オプションを見る'],
      };
    },
    applies: ({ at, answer: { receipt_number } }) => {
      const days = startDay(new Date(at));
      if (receipt_number.startsWith('CF'))
        return change('call_service', receipt_number, 'かけ放題の変更', days);
      return {
        adds: {
          receipt_number,
          title: '通話サービスの変更',
          steps: [{ label: '切り替え', date: days.starts_on }],
          order: { kind: 'call_service', status: 'option_update_processing' },
        },
      };
    },
  },

  postCancelExchangePricePlan: {
    notice: ({ asked: { target, receipt_number } }, call) => {
      const isPlan = target === 'price_plan';
      const day = planOf(call).orders.takenBack[receipt_number]?.starts_on ?? '';
      return {
        title: `${isPlan ? 'プラン' : 'かけ放題'}の変更を取り消しました`,
        text: `${formatDay(day)}からも、いまの${isPlan ? 'プラン' : '設定'}のままです。`,
        link: toSimContract,
      };
    },
    applies: ({ asked }, call) => {
      const planName = planOf(call).orders.takenBack[asked.receipt_number]?.planName;
      return {
        takesOff: ({ receipt_number, title }) =>
          receipt_number === asked.receipt_number ||
          (planName !== undefined && title === planChangeTitle(planName)),
      };
    },
  },

  putServiceContract: {
    notice: ({ asked: { phone }, answer }) =>
      answer.needs_document || !phone
        ? {
            title: '登録情報の変更を受け付けました',
            text: '変更に必要な書類を、郵送でお届けします。ご返送いただいたあとで変わります。',
            link: toSimContract,
          }
        : {
            title: '連絡先の変更を受け付けました',
            text: ifNotYou,
            rows: { 連絡先: formatPhone(phone.tel) },
            link: toSimContract,
          },
  },

  postMnpTransferIn: {
    notice: ({ answer }) => ({
      title: '開通の予約を受け付けました',
      text: '予約した時刻に、番号がこのSIMに移ります。',
      rows: { 開通: formatTime(answer.starts_at) },
      link: [toPorting, '開通の予約を見る'],
    }),
    applies: ({ at, answer: { starts_at, interruption_minutes } }) => ({
      takes: {
        title: mnpTitle,
        step: { label: '開通の予約', date: japanDay(at) },
        next: {
          date: japanDay(starts_at),
          detail: `${formatClock(starts_at)}から${interruption_minutes}分ほどかかります`,
          action: { kind: 'change', label: '開通の日時を変更する', url: toPorting },
        },
        order: { status: 'mnp_move_in_reserving', can_change: true },
      },
    }),
  },

  postEsim: {
    notice: ({ answer: { activation, fee } }) => ({
      title: 'eSIMを発行しました',
      text: '使うスマートフォンで、eSIMを設定してください。',
      rows: {
        受付番号: activation.receipt_number,
        使える期限: formatDay(activation.expires_on),
        手数料: `${fee}円`,
      },
      link: ['/mobile/contract/esim', '設定の手順を見る'],
    }),
    // Once its code is used, an eSIM is done.
    applies: ({ asked, answer: { activation } }, call) => {
      const { receipt_number, expires_on } = activation;
      if (simCard(call).issued?.activation.receipt_number !== receipt_number) return undefined;
      return {
        adds: {
          receipt_number,
          title: esimTitle[asked.operation],
          steps: [{ label: '端末での設定', date: goodUntil(expires_on, call) }],
          detail: '期限までに、端末で設定してください',
          action: { kind: 'guide', label: '設定の手順を見る', url: '/mobile/contract/esim' },
        },
      };
    },
    charges: ({ answer: { operation, billing_month, fee } }) => [
      once(`${esimTitle[operation]}の手数料`, billing_month, fee),
    ],
  },

  postStopRestartInfo: {
    notice: ({ answer }) => {
      const what = answer.action === 'stop' ? '利用停止' : '利用再開';
      return {
        title: `SIMの${what}を受け付けました`,
        text: `${what}の手続きには、10分ほどかかります。`,
        link: ['/mobile/contract/stop_restart', 'いまの状況を見る'],
      };
    },
  },

  postDeviceEntry: {
    notice: ({ answer: { name, colour, delivery_on } }) => ({
      title: '機種の追加を受け付けました',
      text: `${name}(${colour})をお届けします。`,
      rows: { お届け: delivery_on ? formatDay(delivery_on) : '日時の指定なし' },
      link: ['/mobile/progress', '手続きの状況を見る'],
    }),
    applies: ({ at, answer: { receipt_number, name, delivery_on, delivery_band } }) => {
      const arrives = delivery_on ?? earliestDelivery(new Date(at));
      return {
        adds: {
          receipt_number,
          title: '機種の追加',
          nextTitle: `${name}のお届け`,
          steps: [
            { label: 'お届け', date: arrives },
            { label: '開始', date: addDays(arrives, daysToUse) },
          ],
          detail: [delivery_band && timeBandText(delivery_band), 'ご本人の受け取り']
            .filter(Boolean)
            .join(' '),
          order: { kind: 'device_entry', status: 'shipping', time_band: delivery_band },
        },
      };
    },
    charges: ({ at, asked, answer: { fee, payment, delivery_on } }, call) => {
      const { devices } = exampleOf(call, 'getDeviceEntry');
      const device = devices.find(({ device_code }) => device_code === asked.device_code);
      const first = billMonth(delivery_on ?? earliestDelivery(new Date(at)));
      const procedure = once('機種の追加の手数料', first, fee);
      return device ? [procedure, priceOf(device, payment, first)] : [procedure];
    },
  },
};

/** What a device costs on the bills: once, or by instalments. */
function priceOf(
  { name, price, ...by }: Success<'getDeviceEntry'>['devices'][number],
  payment: Success<'postDeviceEntry'>['payment'],
  first: Month,
): OrderLine {
  const { instalment_amount: amount, instalment_count: times } = by;
  if (payment === 'once' || amount === null || times === null)
    return once(`${name} 機種代金`, first, price);
  const charge = { by: 'instalment' as const, amount, times, first };
  return { kind: 'instalment', label: `${name} 機種代金の分割払い`, charge };
}
