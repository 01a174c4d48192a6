import { paymentMethod } from '@/catalogue/billing.ts';
import { halfDays } from '@/catalogue/timeBands.ts';
import { formatGb } from '@/lib/data.ts';
import {
  addMonths,
  daysUntil,
  endless,
  formatDay,
  formatExpiry,
  formatMonth,
  japanDay,
  japanMonth,
  lastDayOf,
} from '@/lib/date.ts';
import { formatYen } from '@/lib/yen.ts';
import { billsOf, paths } from '@/paths.ts';
import type { Success } from '../contractTypes.ts';
import type { Service } from '../customers/customer.ts';
import type { SignedCall } from '../handler.ts';
import { unpaidOf } from './bills.ts';
import { constructionOf } from './construction.ts';
import { allGifts, asOf } from './gifts.ts';
import { loginFacts, passwordSetter } from './login.ts';

export type RequiredAction = NonNullable<Success<'getNotification'>['required_actions']>[number];

type Call = SignedCall<'getNotification'>;

/** Days before its end on which a gift's data, and days before it is fixed on which a construction, is named. */
const giftDays = 10;

const constructionDays = 14;

const lostAfter = '期限を過ぎると、受け取れなくなります。';

/**
 * Everything that asks the customer for an act, from what the pages themselves are told: what concerns
 * safety first, then by deadline, what has none last. The account's own are done on the pages of the service
 * that asks.
 */
export function requiredActions(call: Call): RequiredAction[] {
  const actions = [
    ...ofAccount(call, call.service.listed.service_type),
    ...call.customer.services.flatMap((service) =>
      service.listed.service_type === 'fixed' ? ofFibre(call, service) : ofSim(call, service),
    ),
  ];
  return actions.sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** On one day, what is owed comes first. */
const orderOf = ({ kind, due_on }: RequiredAction): string =>
  kind === 'unfamiliar_login' ? '' : `${due_on ?? endless}${kind === 'unpaid' ? '' : ' '}`;

function ofAccount({ mock, customer, read }: Call, type: 'fixed' | 'mobile'): RequiredAction[] {
  const isMobile = type === 'mobile';
  const logins = read('getLoginHistory')?.logins ?? [];
  const isFirstPassword = customer.services.some(
    ({ listed }) => passwordSetter(mock, customer, listed.password_setter) === 'system',
  );
  return [
    ...logins
      .filter(({ is_unfamiliar, is_current }) => is_unfamiliar && !is_current)
      .map(({ login_id, at, place }) => ({
        action_id: login_id,
        kind: 'unfamiliar_login' as const,
        service_id: null,
        title: `${formatDay(at)}のログインを確かめる`,
        detail: `はじめての端末からのログインです${place ? `(${place}付近)` : ''}。お心あたりがないときは、パスワードを変更してください。`,
        due_on: null,
        link: inside(
          isMobile ? paths.mobileLoginHistory() : paths.loginHistory(),
          'ログイン履歴を見る',
        ),
      })),
    ...(loginFacts(mock, customer).isVerifiedEmail
      ? []
      : [
          {
            action_id: 'email',
            kind: 'email' as const,
            service_id: null,
            title: 'メールアドレスを確認する',
            detail: '確認が済むまで、お知らせをメールでお届けできません。',
            due_on: null,
            link: inside(isMobile ? paths.mobileMail() : paths.mail(), '登録する'),
          },
        ]),
    ...(isFirstPassword
      ? [
          {
            action_id: 'password',
            kind: 'password' as const,
            service_id: null,
            title: '初期パスワードを変更する',
            detail: 'お届けした書類のパスワードのままです。',
            due_on: null,
            link: inside(
              isMobile ? paths.mobilePassword() : paths.password(),
              'パスワードを変更する',
            ),
          },
        ]
      : []),
  ];
}

function ofFibre(call: Call, service: Service): RequiredAction[] {
  const { read } = call;
  const cashback = read('getCashback');
  const present = read('getCampaignPresentInfo')?.present;
  return [
    ...ofPayment(call, service),
    ...debitForm(call, service),
    ...cashbacks(
      service,
      (cashback?.cashbacks ?? []).filter(({ status }) => status in cashbackAdvice),
      paths.cashback(),
    ),
    ...(present?.status === 'open'
      ? [
          {
            action_id: present.present_id,
            kind: 'present' as const,
            service_id: service.listed.service_id,
            title: `${present.name}を選ぶ`,
            detail: lostAfter,
            due_on: present.accept_until,
            link: inside(paths.present(), '記念品を選ぶ'),
          },
        ]
      : []),
    ...(read('getDelivery')?.deliveries ?? [])
      .filter(({ status }) => status === 'returned')
      .map(({ delivery_id, item, carrier, tracking_url }) => ({
        action_id: delivery_id,
        kind: 'redelivery' as const,
        service_id: service.listed.service_id,
        title: `再配達を申し込む(${item})`,
        detail: `${carrier ?? '配送会社'}が持ち戻りました。`,
        due_on: null,
        link: tracking_url
          ? { url: tracking_url, text: '再配達を申し込む', type: 'external' as const }
          : inside(paths.delivery(), 'お届けを確かめる'),
      })),
    ...constructionDay(call, service),
  ];
}

function ofSim(call: Call, service: Service): RequiredAction[] {
  const { read } = call;
  const { service_id } = service.listed;
  const account = read('getMobileCashbackAccount', service);
  const orders = read('getOrderApplication', service)?.applications ?? [];
  const waits = orders.some(({ status }) => status === 'mnp_move_in_reserve_wait');
  const number = waits ? read('getMnpTransferIn', service) : undefined;
  return [
    ...ofPayment(call, service),
    ...cashbacks(
      service,
      account && account.status in cashbackAdvice ? [account] : [],
      paths.mobileCashback(),
    ),
    ...ofData(call, service),
    ...(read('getRentalWifiSendBackInfo', service)?.devices ?? [])
      .filter(({ state }) => state === 'waiting' || state === 'overdue')
      .map(({ serial_number, name, state, send_back_by, charge }) => ({
        action_id: serial_number,
        kind: 'device_return' as const,
        service_id,
        title: `${name}を返却する`,
        detail:
          state === 'overdue'
            ? `返却の期限を過ぎています。届かないと、${formatYen(charge)}をご請求します。`
            : `期限までに届かないと、${formatYen(charge)}をご請求します。`,
        due_on: send_back_by,
        link: inside(paths.mobileRentalWifi(), '返却のしかたを見る'),
      })),
    ...(number
      ? [
          {
            action_id: `activation_${service_id}`,
            kind: 'activation' as const,
            service_id,
            title: '開通の日時を予約する',
            detail: '予約しないまま期限を過ぎると、MNP予約番号を取り直すことになります。',
            due_on: number.reserve_number_expires_on,
            link: inside(paths.mobileMnpTransferIn(), '開通を予約する'),
          },
        ]
      : []),
  ];
}

/** What is owed, and a card that can't be charged for much longer. */
function ofPayment(call: Call, service: Service): RequiredAction[] {
  const { read, now } = call;
  const { service_id, service_type } = service.listed;
  const isMobile = service_type === 'mobile';
  const { total, bills } = unpaidOf(call, service);
  const [oldest] = bills;
  const due = bills.flatMap(({ payment_due_on }) => payment_due_on ?? []).sort()[0] ?? null;
  const late = bills.filter(
    ({ payment_due_on }) => (payment_due_on ?? endless) < japanDay(now),
  ).length;
  const payment = read('getPayment', service);
  const card = payment?.card;
  const isRenewed = payment?.changing_to !== null || !payment.changeable_to.includes('30');
  return [
    ...(oldest
      ? [
          {
            action_id: `unpaid_${service_id}`,
            kind: 'unpaid' as const,
            service_id,
            title:
              bills.length > 1
                ? `${bills.length}か月分のご請求${formatYen(total)}を支払う`
                : `${formatMonth(oldest.month)}のご請求${oldest.status === '2' ? 'の残り' : ''}${formatYen(total)}を支払う`,
            detail: [
              late > 0 &&
                `${late < bills.length ? `${late}か月分は、` : ''}お支払い期限を過ぎています。`,
              paymentMethod(oldest.payment_method.code).toPay,
              isMobile && 'お支払いを確認できるまで、データの追加などをお申し込みいただけません。',
            ]
              .filter(Boolean)
              .join(''),
            due_on: due,
            link: inside(
              bills.length > 1
                ? billsOf(service_type).list
                : billsOf(service_type).month(oldest.month),
              'ご請求を確かめる',
            ),
          },
        ]
      : []),
    ...(card && !isRenewed && (card.is_expired || card.expiry <= addMonths(japanMonth(now), 1))
      ? [
          {
            action_id: `expiring_card_${service_id}`,
            kind: 'expiring_card' as const,
            service_id,
            title: `新しいカードを登録する(${card.brand} •••• ${card.last4})`,
            detail: `有効期限は${formatExpiry(card.expiry)}です。期限が切れると、カードへのご請求ができません。`,
            due_on: lastDayOf(card.expiry),
            link: inside(
              isMobile ? paths.mobileCreditCard() : paths.creditCard(),
              'カードを登録する',
            ),
          },
        ]
      : []),
  ];
}

/** The form of a direct debit: to be sent back, or to be made out again. */
function debitForm({ read }: Call, { listed: { service_id } }: Service): RequiredAction[] {
  const debit = read('getKoufuri');
  if (debit?.status !== 'form_sent' && debit?.status !== 'failed') return [];
  const isSent = debit.status === 'form_sent';
  return [
    {
      action_id: `debit_form_${service_id}`,
      kind: 'debit_form',
      service_id,
      title: isSent ? '口座振替の申込書を返送する' : '口座振替をもう一度申し込む',
      detail: isSent
        ? 'ご記入のうえ、お届け印を押してご返送ください。届くまで、いまのお支払い方法のままです。'
        : (debit.reason ?? '金融機関で登録できませんでした。'),
      due_on: null,
      link: inside(paths.payment(), 'お支払い方法を見る'),
    },
  ];
}

/** States of a cashback that waits for the customer (docs/product.md §8.2). */
const cashbackAdvice: Partial<Record<string, { detail: string; text: string }>> = {
  '4': {
    detail: '前の振り込みができなかったため、口座をお確かめください。',
    text: '口座を確かめる',
  },
  '6': { detail: '振込先の口座をご登録ください。', text: '口座を登録する' },
  '7': { detail: '口座の名義を直してください。', text: '口座名義を直す' },
};

/** All cashbacks of a service that wait, as one: their sum, until the first of their last days. */
function cashbacks(
  { listed: { service_id } }: Service,
  waiting: readonly { status: string; amount: number; receive_until: string | null }[],
  url: string,
): RequiredAction[] {
  const [first] = [...waiting].sort((a, b) =>
    (a.receive_until ?? endless).localeCompare(b.receive_until ?? endless),
  );
  const advice = first && cashbackAdvice[first.status];
  if (!advice) return [];
  const total = waiting.reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      action_id: `cashback_${service_id}`,
      kind: 'cashback',
      service_id,
      title: `キャッシュバック${formatYen(total)}を受け取る`,
      detail: [
        waiting.length > 1 && `${waiting.length}件の合計です。期限は、いちばん早いものです。`,
        advice.detail,
        first.receive_until !== null && lostAfter,
      ]
        .filter(Boolean)
        .join(''),
      due_on: first.receive_until,
      link: inside(url, advice.text),
    },
  ];
}

/** Data that is to be received, and data of a gift that is about to be lost. */
function ofData(call: Call, service: Service): RequiredAction[] {
  const { read, now } = call;
  const { service_id } = service.listed;
  const closed = read('getSettingsRestriction', service)?.restrictions ?? [];
  const giga = closed.some(({ setting }) => setting === 'giga_plus')
    ? undefined
    : read('getGigaPlus', service);
  const isStopped = closed.some(({ reason }) => reason === 'suspended');
  const gifts = (read('getDataTrafficUsage', service)?.parts ?? []).filter(
    ({ kind, left_mb, expires_on }) =>
      !isStopped && kind === 'gift' && (left_mb ?? 0) > 0 && daysUntil(expires_on, now) <= giftDays,
  );
  const [day] = gifts.map(({ expires_on }) => expires_on).sort();
  const lost = gifts
    .filter(({ expires_on }) => expires_on === day)
    .reduce((sum, { left_mb }) => sum + (left_mb ?? 0), 0);
  return [
    ...(giga
      ? [
          {
            action_id: `giga_plus_${service_id}`,
            kind: 'giga_plus' as const,
            service_id,
            title: `ギガプラス${formatGb(giga.amount_mb)}GBを受け取る`,
            detail: `${giga.title}です。${lostAfter}`,
            due_on: giga.receive_until,
            link: inside(paths.mobileGigaPlus(), '受け取る'),
          },
        ]
      : []),
    ...waitingGift(call, service),
    // What rounds down to nothing is nothing to hurry for.
    ...(day && lost >= 100
      ? [
          {
            action_id: `expiring_gift_${service_id}`,
            kind: 'expiring_gift' as const,
            service_id,
            title: `ギフトのデータ${formatGb(lost)}GBを使う`,
            detail: '期限を過ぎると、使えなくなります。',
            due_on: day,
            link: inside(paths.mobileTraffic(), '使用量を見る'),
          },
        ]
      : []),
  ];
}

/** Data that the customer gave to a line of their own, where it has to be received too. */
function waitingGift(call: Call, { listed }: Service): RequiredAction[] {
  const { session, now } = call;
  const own = session.customer.services.map((service) => service.listed.phone_number);
  const gifts = allGifts(call)
    .filter(({ from_phone }) => own.includes(from_phone))
    .map(({ sent }) => asOf(sent, now))
    .filter(({ to_phone, state }) => to_phone === listed.phone_number && state === 'waiting');
  const [day] = gifts.map(({ expires_on }) => expires_on).sort();
  if (day === undefined) return [];
  const mb = gifts.reduce((sum, { amount_mb }) => sum + amount_mb, 0);
  return [
    {
      action_id: `waiting_gift_${listed.service_id}`,
      kind: 'waiting_gift',
      service_id: listed.service_id,
      title: `ご自分に贈ったデータ${formatGb(mb)}GBを受け取る`,
      detail: `ギフトコードと認証コードを入力すると、受け取れます。${lostAfter}`,
      due_on: day,
      link: inside(paths.packetGiftReceipt(), '受け取る'),
    },
  ];
}

/** The day of a construction that nobody has moved, shortly before it can't be moved any more. */
function constructionDay(call: Call, { listed: { service_id } }: Service): RequiredAction[] {
  const { read, now } = call;
  const entry = read('getConstructionEntry');
  if (!entry?.can_change || entry.date === null || entry.changeable_until === null) return [];
  if (constructionOf(call).isMoved) return [];
  if (daysUntil(entry.changeable_until, now) > constructionDays) return [];
  return [
    {
      action_id: `construction_day_${service_id}`,
      kind: 'construction_day',
      service_id,
      title: `${formatDay(entry.date)}${halfDays[entry.part_of_day]}の工事日を確かめる`,
      detail: `期限を過ぎると、日を変更できません。${entry.attendance_minutes > 0 ? '工事には、立ち会いが必要です。' : ''}`,
      due_on: entry.changeable_until,
      link: inside(paths.construction(), '工事日を確かめる'),
    },
  ];
}

const inside = (url: string, text: string): RequiredAction['link'] => ({
  url,
  text,
  type: 'internal',
});
