import { billNamed } from '@/catalogue/billing.ts';
import { pageOf } from '@/catalogue/fibreOptions.ts';
import { halfDays, timeBandText } from '@/catalogue/timeBands.ts';
import {
  addDays,
  formatDay,
  formatFullDay,
  formatFullTime,
  formatMonth,
  japanDay,
} from '@/lib/date.ts';
import { formatPhone } from '@/lib/numbers.ts';
import { formatYen } from '@/lib/yen.ts';
import type { ServiceCall } from '../handler.ts';
import { type Event, eventsOf } from '../ledger/event.ts';
import type { NewApplication } from './application.ts';
import { cashbackName } from './campaigns.ts';
import { channelNames } from './customer.ts';
import { dayNumber, fibreExample } from './examples.ts';
import { isUpgrading, moveTitle, upgradeTitle, whyNotMoved } from './fibrePlan.ts';
import { quitTitle } from './fibreQuit.ts';
import { ofEveryOrder, optionName, type OptionOrderId, orderTexts } from './optionChange.ts';
import { contractedOption, optionOrdersOf } from './options.ts';
import {
  canTakeBack,
  ifNotYou,
  type OrderNotice,
  type OrderRow,
  type OrderTable,
  titled,
} from './order.ts';

const promotion: OrderRow<'putPromotion' | 'putServiceContractPromotion'> = {
  notice: (event, { session: { past } }) => {
    const all = eventsOf(past, ['putPromotion', 'putServiceContractPromotion']).filter(
      ({ service_id }) => service_id === event.service_id,
    );
    const { settings } = event.answer;
    // Set as it was already, as from another tab.
    const before = all[all.indexOf(event) - 1]?.answer.settings;
    if (JSON.stringify(before) === JSON.stringify(settings)) return undefined;
    return {
      title: 'お知らせの受け取りを変更しました',
      text: `受け取る方法：${channelNames(settings)}`,
      link: ['/contract/promotion', '設定を見る'],
    };
  },
};

const email: OrderRow<'putContractEmail' | 'putServiceContractEmail'> = {
  notice: (event, { session: { customer, past } }) => {
    const [first] = eventsOf(past, ['putContractEmail', 'putServiceContractEmail']);
    const isFirst = !customer.isVerifiedEmail && first === event;
    return {
      title: isFirst ? 'メールアドレスを登録しました' : 'メールアドレスの変更を受け付けました',
      text: `これからのお知らせは、${isFirst ? 'この' : '新しい'}アドレスにお送りします。`,
      rows: { メールアドレス: event.answer.email },
    };
  },
};

const password: OrderRow<'putUserIdPassword' | 'putServiceUserIdPassword'> = {
  notice: ({ answer }) => {
    const what = answer.kind === 'password' ? 'パスワード' : 'お客さまID';
    const text = `次のログインからは、新しい${what}をお使いください。${ifNotYou}`;
    return { title: `${what}を変更しました`, text };
  },
};

const letter = (name: string): OrderRow<'postVoipWc24FormDemand' | 'postVoipWebDetailReissue'> => ({
  notice: ({ answer }) => ({
    title: `${name}の発送を受け付けました`,
    text: '郵便でお届けします。',
    rows: { 届く日の目安: `${formatDay(answer.arrives_by)}まで` },
    link: ['/contract/document', '書類の状況を見る'],
  }),
});

const energy = (what: string): OrderRow<'postNurodenkiPlanChange' | 'putNurodenkiInfo'> => ({
  notice: ({ answer }) => ({
    title: `でんきセット割の${what}を受け付けました`,
    text: `次の検針日の${formatFullDay(answer.starts_on)}から変わります。`,
    link: ['/option/denki', 'でんきセット割を見る'],
  }),
});

/** The notice about an account that was named for a cashback. */
export const cashbackNotice = (特典: string, 受付番号: string): OrderNotice => ({
  title: 'キャッシュバックの口座の登録を受け付けました',
  text: 'ご登録の口座に、キャッシュバックを振り込みます。',
  rows: { 特典, 受付番号 },
});

const optionOrder = (event: Event<OptionOrderId>, call: ServiceCall) =>
  optionOrdersOf(call).find((one) => one.event === event);

/** The order that takes back what was ordered of an option; null where none can. */
function takingBack(call: ServiceCall, code: string): 'entry_cancel' | 'quit_cancel' | null {
  const { order_types } = contractedOption(call, code);
  if (order_types.includes('2')) return 'entry_cancel';
  return order_types.includes('4') ? 'quit_cancel' : null;
}

/** The order of an option, whichever form it came by. */
const option: OrderRow<OptionOrderId> = {
  notice: (event, call) => {
    const order = optionOrder(event, call);
    if (!order) return undefined;
    const { done, step } = orderTexts[order.type];
    const title = `${optionName(order.code)}の${done}`;
    return {
      title,
      text: `${title}。`,
      rows: step && order.date ? { [`${step}日`]: formatFullDay(order.date) } : {},
      link: ['/option', 'ご契約オプションを見る'],
    };
  },
  applies: (event, call) => {
    const order = optionOrder(event, call);
    if (!order) return undefined;
    const { type, date } = order;
    const { title: what, step } = orderTexts[type];
    const name = optionName(order.code);
    const title = name + what;
    // What was applied for before the login is listed under the option's name alone.
    if (!step)
      return { takesOff: (one) => one.title === title || (type === '2' && one.title === name) };
    const { receipt_number } = event.answer;
    const back = takingBack(call, order.code);
    return {
      adds: {
        receipt_number,
        title,
        steps: [{ label: step, date }],
        detail: back && date && canTakeBack(back === 'entry_cancel' ? addDays(date, -1) : date),
        action: back && {
          kind: 'cancel',
          label: '取り消す',
          url: `/option/${pageOf(order.code)}/${back}`,
        },
      },
    };
  },
};

/** Whether what was ordered can be taken back at all: not on its last day. */
const canStillCancel = (at: string, until: string) => japanDay(at) <= until;

/** A cancellation of fibre among the applications, as it is at a moment. */
export const fibreQuitApplication = (
  receipt_number: string,
  at: string,
  quit_on: string,
  cancel_until: string,
): NewApplication => ({
  receipt_number,
  title: quitTitle,
  steps: [{ label: '利用終了', date: quit_on }],
  nextTitle: '光の利用終了',
  ...(canStillCancel(at, cancel_until) && {
    detail: canTakeBack(cancel_until),
    action: { kind: 'cancel', label: '取り消す', url: '/contract/quit_cancel' },
  }),
});

const dayNames = { construction: '工事日', delivery: 'お届け日', collection: '回収日' } as const;

const toContract: [string, string] = ['/contract', 'ご契約情報を見る'];

/** The orders of fibre and of the account. */
export const fibreOrders: OrderTable = {
  putPromotion: promotion,
  putServiceContractPromotion: promotion,
  putContractEmail: email,
  putServiceContractEmail: email,
  putUserIdPassword: password,
  putServiceUserIdPassword: password,
  postVoipWc24FormDemand: letter('申込書(WC24)'),
  postVoipWebDetailReissue: letter('ID・パスワード通知書'),
  postNurodenkiPlanChange: energy('料金プランの変更'),
  putNurodenkiInfo: energy('ご契約内容の変更'),
  ...ofEveryOrder(option),

  postIntroduceCreate: {
    notice: ({ asked, answer }) => ({
      title: `${asked.kind === 'friend' ? 'お友達' : '建物'}の紹介コードを発行しました`,
      text: '有効期限までに、紹介する方へお送りください。',
      rows: { 紹介コード: answer.code },
    }),
  },

  postRegistCashbackAccount: {
    notice: ({ asked, answer }, call) =>
      cashbackNotice(cashbackName(call, asked.cashback_id), answer.receipt_number),
  },

  postCampaignPresentAccept: {
    notice: ({ asked, answer }, call) => {
      const { present } = fibreExample(call, 'getCampaignPresentInfo');
      const choice = present?.choices.find(({ choice_id }) => choice_id === asked.choice_id);
      return {
        title: '記念品の受け取りの手続きを受け付けました',
        text: 'ご登録の設置先の住所に、記念品をお送りします。',
        rows: { 記念品: choice?.name ?? '', 受付番号: answer.receipt_number },
      };
    },
  },

  putContract: {
    notice: ({ asked: { name, address, phone } }) => ({
      title: '登録情報の変更を受け付けました',
      text: name
        ? 'お名前の変更に必要な書類を、郵送でお届けします。ご返送いただいたあとで、お名前が変わります。'
        : `変更の手続きが完了しました。${ifNotYou}`,
      rows: {
        ...(name && { お名前: `${name.last_name} ${name.first_name}` }),
        ...(address && { 住所: address.prefecture + address.city + address.town }),
        ...(phone && { 電話番号: formatPhone(phone.tel) }),
      },
      link: ['/contract/customer', '登録情報を見る'],
    }),
    applies: ({ at, asked, answer: { receipt_number } }) =>
      asked.name
        ? {
            adds: {
              receipt_number,
              title: 'お名前の変更',
              steps: [
                { label: '書類のお届け', date: addDays(japanDay(at), 5) },
                { label: '書類のご返送', date: null },
                { label: '変更の完了', date: null },
              ],
              detail: '郵送でお届けします',
            },
          }
        : undefined,
  },

  putBillingAddressInfo: {
    notice: ({ at, asked, answer }) => ({
      title: '請求書の送付先の変更を受け付けました',
      text: `${billNamed(answer.starts_month, formatMonth)}分から、新しい送付先へお送りします。`,
      rows: { 受付日: formatFullDay(at), 宛名: `${asked.receiver} 様` },
      link: ['/contract/customer', '登録情報を見る'],
    }),
  },

  postQuit: {
    notice: ({ at, answer: { quit_on, cancel_until } }) => {
      const canCancel = canStillCancel(at, cancel_until);
      return {
        title: '解約のお申し込みを受け付けました',
        text: '解約する日まで、これまでどおりお使いいただけます。',
        rows: {
          解約する日: formatDay(quit_on),
          ...(canCancel && { 取り消しの期限: formatDay(cancel_until) }),
        },
        link: canCancel ? ['/contract/quit_cancel', '解約を取り消す'] : toContract,
      };
    },
    applies: ({ at, asked, answer: { receipt_number, quit_on, cancel_until } }) => {
      const quit = fibreQuitApplication(receipt_number, at, quit_on, cancel_until);
      const goBack = { label: '機器の返却', date: addDays(quit_on, 20) };
      return {
        adds: asked.devices.length > 0 ? { ...quit, steps: [...quit.steps, goBack] } : quit,
      };
    },
  },

  postQuitCancel: {
    notice: () => ({
      title: '解約を取り消しました',
      text: 'これまでどおりお使いいただけます。',
      link: toContract,
    }),
    applies: () => ({ takesOff: titled(quitTitle) }),
  },

  postContractEntryCancel: {
    notice: () => ({
      title: 'お申し込みを取り消しました',
      text: '光のお申し込みを取り消しました。料金はかかりません。',
      link: toContract,
    }),
  },

  putChangePreferedDate: {
    notice: ({ asked: { target, date, part_of_day, time_band } }) => {
      const what = dayNames[target];
      const page = target === 'construction' ? 'construction' : 'delivery';
      return {
        title: `${what}を変更しました`,
        text: `${what}は、${formatDay(date)}${halfDays[part_of_day]}${time_band ? ` ${timeBandText(time_band)}` : ''}です。`,
        link: [`/contract/${page}`, '日程を見る'],
      };
    },
    applies: ({ asked: { target, date, part_of_day } }) => {
      const detail = `${halfDays[part_of_day]} 立ち会いが必要です(約1時間)`;
      return target === 'construction'
        ? { moves: { title: upgradeTitle, date, detail } }
        : undefined;
    },
  },

  postMoveTokenCreate: {
    notice: ({ at, answer }) => ({
      title: 'お引っ越しの手続きを始めました',
      text: 'お引っ越しのページで、続きをお手続きください。',
      rows: {
        受付日時: formatFullTime(at),
        期限: formatDay(answer.expires_at),
      },
      link: ['/contract/move', '続きを手続きする'],
    }),
    // A move is among the applications for as long as its token is good and nothing forbids to go on.
    applies: ({ at, answer: { expires_at } }, call) => {
      const last = japanDay(expires_at);
      return {
        takesOff: titled(moveTitle),
        adds:
          Date.parse(expires_at) < call.now.getTime() || isUpgrading(call) || whyNotMoved(call)
            ? undefined
            : {
                receipt_number: `MV${dayNumber(at)}0001`,
                title: moveTitle,
                steps: [{ label: '続きの手続き', date: last }],
                nextTitle: 'お引っ越しの続きの手続き',
                detail: `${formatDay(last)}までに、お引っ越しのページでお手続きください`,
                action: { kind: 'guide', label: '続きを手続きする', url: '/contract/move' },
              },
      };
    },
  },

  postG10UpgradeEntry: {
    notice: ({ asked: { confirmed }, answer }) => ({
      title: '10ギガへの変更を受け付けました',
      text: '工事日は、お立ち会いください。',
      rows: {
        工事日: formatDay(answer.construction_on),
        ...(confirmed?.entry_fee && { 登録手数料: formatYen(confirmed.entry_fee) }),
        ...(confirmed?.construction_fee && { 工事費: formatYen(confirmed.construction_fee) }),
        毎月の基本料金: formatYen(answer.monthly_fee),
        受付番号: answer.receipt_number,
      },
      link: ['/progress', '手続きの状況を見る'],
    }),
    applies: ({ answer: { receipt_number, construction_on } }) => ({
      adds: {
        receipt_number,
        title: upgradeTitle,
        steps: [{ label: '工事', date: construction_on }],
        nextTitle: '10ギガへの切り替え工事',
        detail: '立ち会いが必要です(約1時間)',
        action: { kind: 'change', label: '工事日を変更する', url: '/contract/construction' },
      },
    }),
  },
};
