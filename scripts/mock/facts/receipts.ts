import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import {
  formatDay,
  formatFullDay,
  formatFullMonth,
  formatMonth,
  formatTime,
  japanDay,
} from '@/lib/date.ts';
import { formatPhone } from '@/lib/numbers.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import type { Notice, Service } from '../customers/customer.ts';
import { type CustomerCall, type ServiceCall, serviceOf } from '../handler.ts';
import { type Event, viewOf, type Views } from '../ledger/event.ts';
import { formatMoment, monthName } from '../moments.ts';
import { cashbackName, simCashbackName } from './campaigns.ts';
import { channelNames } from './customer.ts';
import { dayNumber, fibreExample } from './examples.ts';
import { ofEveryOrder, optionName, type OptionOrderId, orderTexts } from './optionChange.ts';
import { optionOrdersOf } from './options.ts';
import { chosenMethods, firstMonth, methodLabels } from './payment.ts';
import { planOf } from './plan.ts';
import { startDay } from './planCatalogue.ts';
import { gb, gigaTitle } from './simData.ts';

/** What a notification says. */
type NoticeText = Pick<Notice, 'title' | 'paragraphs' | 'rows' | 'link'>;

type Call = CustomerCall & { service: Service };

type Of<Id extends Event['operation']> = (event: Event<Id>, call: Call) => NoticeText | undefined;

/** A notification of one paragraph. */
const notice = (
  title: string,
  paragraph: string,
  rows: [label: string, value: string][],
  [url, text]: [url: string, text: string] | [] = [],
): NoticeText => ({
  title,
  paragraphs: [paragraph],
  rows: rows.map(([label, value]) => ({ label, value })),
  link: url === undefined || text === undefined ? null : { url, text, type: 'internal' },
});

const number = ({ receipt_number }: { receipt_number: string }): [string, string] => [
  '受付番号',
  receipt_number,
];

const toCustomer: [string, string] = ['/contract/customer', '登録情報を見る'];

const toSimContract: [string, string] = ['/mobile/contract/', 'ご契約情報を見る'];

const toOptions: [string, string] = ['/mobile/option/', 'ご契約オプションを見る'];

const toData: [string, string] = ['/mobile/top/', 'データ残量を見る'];

const toDocument: [string, string] = ['/contract/document', '書類の状況を見る'];

const unknown = 'お心あたりがないときは、お電話でお知らせください。';

const promotion: Of<'putPromotion' | 'putServiceContractPromotion'> = ({ answer }) =>
  notice(
    'お知らせの受け取りを変更しました',
    `受け取る方法：${channelNames(answer.settings)}`,
    [],
    ['/contract/promotion', '設定を見る'],
  );

const email: Of<'putContractEmail' | 'putServiceContractEmail'> = ({ answer }) =>
  notice(
    'メールアドレスの変更を受け付けました',
    'これからのお知らせは、新しいアドレスにお送りします。',
    [number(answer), ['メールアドレス', answer.email]],
  );

const password: Of<'putUserIdPassword' | 'putServiceUserIdPassword'> = ({ answer }) => {
  const what = answer.kind === 'password' ? 'パスワード' : 'お客さまID';
  return notice(
    `${what}を変更しました`,
    `次のログインからは、新しい${what}をお使いください。${unknown}`,
    [number(answer)],
  );
};

const letter =
  (name: string): Of<'postVoipWc24FormDemand' | 'postVoipWebDetailReissue'> =>
  ({ answer }) =>
    notice(
      `${name}の発送を受け付けました`,
      '郵便でお届けします。',
      [number(answer), ['届く日の目安', `${formatDay(answer.arrives_by)}まで`]],
      toDocument,
    );

const energy =
  (what: string): Of<'postNurodenkiPlanChange' | 'putNurodenkiInfo'> =>
  ({ answer }) =>
    notice(
      `でんきセット割の${what}を受け付けました`,
      `次の検針日の${formatFullDay(answer.starts_on)}から変わります。`,
      [number(answer)],
      ['/option/denki', 'でんきセット割を見る'],
    );

const actionNames: Record<Success<'postVirusBusterMobile'>['operation'], string> = {
  add: '追加',
  remove: '解約',
  update: '変更',
};

const simOption: Of<
  'postValueDataFree' | 'postVirusBusterMobile' | 'postPremiumBand' | 'postFifthGeneration'
> = ({ answer }) =>
  notice(
    `${answer.name}の${actionNames[answer.operation]}を受け付けました`,
    `${formatDay(answer.starts_on)}から${answer.operation === 'remove' ? '使えなくなります' : '使えます'}。`,
    [number(answer)],
    toOptions,
  );

/** The order of an option of fibre, whichever form it came by. */
const fibreOption: Of<OptionOrderId> = (event, call) => {
  const order = optionOrdersOf(call).find((one) => one.event === event);
  if (!order) return undefined;
  const { type, date, code } = order;
  const text = `${optionName(code)}の${orderTexts[type].done}`;
  const step = type === '3' ? '解約' : type === '5' ? '変更' : '利用開始';
  const isTaken = type === '2' || type === '4';
  const day: [string, string][] = date && !isTaken ? [[`${step}日`, formatFullDay(date)]] : [];
  return notice(
    text,
    `${text}。`,
    [number(event.answer), ...day],
    ['/option', 'ご契約オプションを見る'],
  );
};

const dayNames = { construction: '工事日', delivery: 'お届け日', collection: '回収日' } as const;

const halves = { none: '', morning: '午前', afternoon: '午後' } as const;

/** What a customer is told after each order; an order without an entry tells nothing. */
const receipts: Views<NoticeText | undefined, Call> = {
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
  postValueDataFree: simOption,
  postVirusBusterMobile: simOption,
  postPremiumBand: simOption,
  postFifthGeneration: simOption,
  ...ofEveryOrder(fibreOption),

  postIntroduceCreate: ({ asked, answer }) =>
    notice(
      asked.kind === 'friend'
        ? 'お友達の紹介コードを発行しました'
        : '建物の紹介コードを発行しました',
      '有効期限までに、紹介する方へお送りください。',
      [['紹介コード', answer.code]],
    ),

  postRegistCashbackAccount: ({ asked, answer }, call) =>
    cashback(cashbackName(call, asked.cashback_id), answer),

  postMobileCashbackAccount: ({ answer }, call) => cashback(simCashbackName(call), answer),

  postCampaignPresentAccept: ({ asked, answer }, call) => {
    const { present } = fibreExample(call, 'getCampaignPresentInfo');
    const choice = present?.choices.find(({ choice_id }) => choice_id === asked.choice_id);
    return notice(
      '記念品の受け取りの手続きを受け付けました',
      'ご登録の設置先の住所に、記念品をお送りします。',
      [['記念品', choice?.name ?? ''], number(answer)],
    );
  },

  postCharge: ({ answer }) =>
    notice(
      'データを追加しました',
      `${gb(answer.amount_mb)}を追加しました。料金の${answer.price.toLocaleString('ja-JP')}円は、${monthName(answer.billing_month)}のご請求に加わります。`,
      [number(answer), ['使える期限', formatDay(answer.expires_on)]],
      toData,
    ),

  postDataAdvance: ({ answer }) =>
    notice(
      'データを前借りしました',
      `来月分から${gb(answer.amount_mb)}を前借りしました。来月のデータは、その分少なくなります。`,
      [number(answer), ['使える期限', formatDay(answer.expires_on)]],
      toData,
    ),

  postGigaPlus: ({ answer }, call) =>
    notice(
      'ギガプラスを受け取りました',
      `${gigaTitle(call)}の${gb(answer.amount_mb)}を受け取りました。`,
      [number(answer), ['使える期限', formatDay(answer.usable_until)]],
      toData,
    ),

  postPacketGiftCode: ({ answer }) =>
    notice(
      'データを贈りました',
      `${gb(answer.amount_mb)}を贈りました。ギフトコードと認証コードを、贈る相手にお伝えください。`,
      [number(answer), ['受け取り期限', formatDay(answer.expires_on)]],
      ['/mobile/top/packet_gift/', '贈ったデータを見る'],
    ),

  postPacketGiftRequest: ({ answer }) =>
    notice(
      'データを受け取りました',
      `${gb(answer.amount_mb)}を受け取りました。`,
      [number(answer)],
      toData,
    ),

  postDeviceCompensation: ({ answer }) => {
    const link: [string, string] = ['/mobile/option/phone_protection', '端末補償を見る'];
    return answer.operation === 'imei' || answer.ends_on === null
      ? notice(
          'IMEI(端末製造番号)を変更しました',
          '端末補償の対象の機種が変わりました。',
          [number(answer)],
          link,
        )
      : notice(
          '端末補償の解約を受け付けました',
          `${formatDay(answer.ends_on)}までご利用いただけます。`,
          [number(answer)],
          link,
        );
  },

  postMobileQuitInfo: ({ answer }) => {
    const text = answer.quit_on === null ? '解約を取り消しました' : '解約を受け付けました';
    const day: [string, string][] =
      answer.quit_on === null ? [] : [['最終ご利用日', formatDay(answer.quit_on)]];
    return notice(
      text,
      `${text}。`,
      [number(answer), ...day],
      ['/mobile/contract/quit', '解約の状況を見る'],
    );
  },

  postPricePlanExchange: ({ answer }) =>
    notice(
      'プランの変更を受け付けました',
      `${formatDay(answer.starts_on)}から「${answer.plan.planName}」に変わります。`,
      [number(answer), ['取り消しの期限', formatDay(answer.cancel_until)]],
      ['/mobile/contract/plan/cancel', '変更を取り消す'],
    ),

  postCancelExchangePricePlan: ({ asked, answer }, call) => {
    const isPlan = asked.target === 'price_plan';
    const taken = planOf(call).orders.takenBack[asked.receipt_number];
    return notice(
      isPlan ? 'プランの変更を取り消しました' : 'かけ放題の変更を取り消しました',
      `${formatDay(taken?.starts_on ?? '')}からも、いまの${isPlan ? 'プラン' : '設定'}のままです。`,
      [number(answer)],
      toSimContract,
    );
  },

  postCallService: ({ at, answer }) => {
    const from = formatDay(startDay(new Date(at)).starts_on);
    return notice(
      '通話オプションの変更を受け付けました',
      answer.receipt_number.startsWith('CF')
        ? `${from}から、かけ放題が「${labelOf(callFlats, answer.call_flat)}」に変わります。`
        : `${from}から、通話サービスが変わります。`,
      [number(answer)],
      ['/mobile/option/call_service', '通話オプションを見る'],
    );
  },

  putContract: ({ asked, answer }) =>
    notice(
      '登録情報の変更を受け付けました',
      asked.name
        ? 'お名前の変更に必要な書類を、郵送でお届けします。ご返送いただいたあとで、お名前が変わります。'
        : `変更の手続きが完了しました。${unknown}`,
      [number(answer), ...changedRows(asked)],
      toCustomer,
    ),

  putBillingAddressInfo: ({ at, asked, answer }) =>
    notice(
      '請求書の送付先の変更を受け付けました',
      `${formatMonth(answer.starts_month)}のご請求分から、新しい送付先へお送りします。`,
      [number(answer), ['受付日', formatFullDay(at)], ['宛名', `${asked.receiver} 様`]],
      toCustomer,
    ),

  putServiceContract: ({ asked, answer }) =>
    answer.needs_document || !asked.phone
      ? notice(
          '登録情報の変更を受け付けました',
          '変更に必要な書類を、郵送でお届けします。ご返送いただいたあとで変わります。',
          [number(answer)],
          toSimContract,
        )
      : notice(
          '連絡先の変更を受け付けました',
          unknown,
          [number(answer), ['連絡先', formatPhone(asked.phone.tel)]],
          toSimContract,
        ),

  postQuit: ({ answer }) =>
    notice(
      '解約のお申し込みを受け付けました',
      '解約する日まで、これまでどおりお使いいただけます。',
      [
        number(answer),
        ['解約する日', formatDay(answer.quit_on)],
        ['取り消しの期限', formatDay(answer.cancel_until)],
      ],
      ['/contract/quit_cancel', '解約を取り消す'],
    ),

  postQuitCancel: ({ answer }) =>
    notice(
      '解約を取り消しました',
      'これまでどおりお使いいただけます。',
      [number(answer)],
      ['/contract', 'ご契約情報を見る'],
    ),

  postContractEntryCancel: ({ answer }) =>
    notice(
      'お申し込みを取り消しました',
      '光のお申し込みを取り消しました。料金はかかりません。',
      [number(answer)],
      ['/contract', 'ご契約情報を見る'],
    ),

  putChangePreferedDate: ({ asked, answer }) => {
    const what = dayNames[asked.target];
    const when = `${formatDay(asked.date)}${halves[asked.part_of_day]}${asked.time_band ?? ''}`;
    return notice(
      `${what}を変更しました`,
      `${what}は、${when}です。`,
      [number(answer)],
      [
        asked.target === 'construction' ? '/contract/construction' : '/contract/delivery',
        '日程を見る',
      ],
    );
  },

  postMnpTransferIn: ({ answer }) =>
    notice(
      '開通の予約を受け付けました',
      '予約した時刻に、番号がこのSIMに移ります。',
      [number(answer), ['開通', formatTime(answer.starts_at)]],
      ['/mobile/contract/mnp_transfer_in', '開通の予約を見る'],
    ),

  postEsim: ({ answer: { activation, fee } }) =>
    notice(
      'eSIMを発行しました',
      '使うスマートフォンで、eSIMを設定してください。',
      [
        number(activation),
        ['使える期限', formatDay(activation.expires_on)],
        ['手数料', `${fee}円`],
      ],
      ['/mobile/contract/esim', '設定の手順を見る'],
    ),

  postStopRestartInfo: ({ answer }) => {
    const what = answer.action === 'stop' ? '利用停止' : '利用再開';
    return notice(
      `SIMの${what}を受け付けました`,
      `${what}の手続きには、10分ほどかかります。`,
      [number(answer)],
      ['/mobile/contract/stop_restart', 'いまの状況を見る'],
    );
  },

  postMoveTokenCreate: ({ at, answer }) =>
    notice(
      'お引っ越しの手続きを始めました',
      'お引っ越しのページで、続きをお手続きください。',
      [
        ['受付日時', formatMoment(new Date(at)).slice(0, 16).replace('T', ' ')],
        ['期限', formatDay(answer.expires_at)],
      ],
      ['/contract/move', '続きを手続きする'],
    ),

  postG10UpgradeEntry: ({ answer }) =>
    notice(
      '10ギガへの変更を受け付けました',
      '工事日は、お立ち会いください。',
      [number(answer), ['工事日', formatDay(answer.construction_on)]],
      ['/progress', '手続きの状況を見る'],
    ),

  postDeviceEntry: ({ answer }) =>
    notice(
      '機種の追加を受け付けました',
      `${answer.name}(${answer.colour})をお届けします。`,
      [
        number(answer),
        ['お届け', answer.delivery_on ? formatDay(answer.delivery_on) : '日時の指定なし'],
      ],
      ['/mobile/progress', '手続きの状況を見る'],
    ),
};

const cashback = (name: string, answer: { receipt_number: string }): NoticeText =>
  notice(
    'キャッシュバックの口座の登録を受け付けました',
    'ご登録の口座に、キャッシュバックを振り込みます。',
    [['特典', name], number(answer)],
  );

const changedRows = ({ name, address, phone }: RequestBody<'putContract'>): [string, string][] => [
  ...(name ? [['お名前', `${name.last_name} ${name.first_name}`] as [string, string]] : []),
  ...(address
    ? [['住所', address.prefecture + address.city + address.town] as [string, string]]
    : []),
  ...(phone ? [['電話番号', formatPhone(phone.tel)] as [string, string]] : []),
];

/** That another way to pay was accepted. */
function methodNotices(call: ServiceCall): { at: string; text: NoticeText }[] {
  return chosenMethods(call).map(({ at, code, detail, receipt }) => {
    const label = methodLabels[code] ?? '';
    return {
      at: at.toISOString(),
      text: {
        title: `お支払い方法の変更を受け付けました(${label})`,
        paragraphs: [
          'お支払い方法の変更を受け付けました。それまでのご請求は、いまのお支払い方法です。',
        ],
        rows: [
          { label: '新しいお支払い方法', value: `${label} ${detail}` },
          { label: '変更後の最初のご請求', value: formatFullMonth(firstMonth(at)) },
          { label: '受付番号', value: receipt },
        ],
        link: null,
      },
    };
  });
}

/** What a customer was told of a service since the orders that were given here, newest first. */
export function addedNotices(call: ServiceCall): Notice[] {
  const { session, service } = call;
  const told = session.past
    .filter((event) => event.status < 300 && serviceOf(session, event) === service)
    .flatMap((event) => {
      const text = viewOf(receipts, event, call);
      return text ? [{ at: event.at, text }] : [];
    });
  return [...told, ...methodNotices(call)]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, text }, index) => ({
      notification_id: `n${dayNumber(at)}${90 + index}`,
      date: japanDay(at),
      is_unread: true,
      is_important: false,
      ...text,
    }))
    .reverse();
}
