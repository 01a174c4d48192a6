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
import { allGifts, giftAt } from './gifts.ts';
import { loginFacts, passwordSetter } from './login.ts';

export type RequiredAction = NonNullable<Success<'getNotification'>['required_actions']>[number];

type Actions = Iterable<RequiredAction>;
type Call = SignedCall<'getNotification'>;

/** Days before its end on which a gift's data, and days before it is fixed on which a construction, is named. */
const giftDays = 10;
const constructionDays = 14;
const lostAfter = '期限を過ぎると、受け取れなくなります。';

/**
 * All required actions, from what the pages themselves show: what concerns
 * safety first, then by deadline, what has none last. The account's own are done on the pages of the service
 * that asks.
 */
export function requiredActions(call: Call): RequiredAction[] {
  const actions = [
    ...ofAccount(call),
    ...call.customer.services.flatMap((service) => [
      ...ofPayment(call, service),
      ...(service.listed.service_type === 'fixed' ? ofFibre : ofSim)(call, service),
    ]),
  ];
  return actions.sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** On one day, what is owed comes first. */
const orderOf = ({ kind, due_on }: RequiredAction): string =>
  kind === 'unfamiliar_login' ? '' : `${due_on ?? endless}${kind === 'unpaid' ? '' : ' '}`;

/**
 * An act that is asked for.
 * @param service whose act it is; none where it is the account's
 * @param id where there may be several of the kind
 */
function action(
  kind: RequiredAction['kind'],
  service: Service | null,
  title: string,
  detail: string,
  due_on: string | null,
  link: RequiredAction['link'],
  id?: string,
): RequiredAction {
  const service_id = service && service.listed.service_id;
  const action_id = id ?? (service_id === null ? kind : `${kind}_${service_id}`);
  return { action_id, kind, service_id, title, detail, due_on, link };
}

const inside = (url: string, text: string): RequiredAction['link'] => ({
  url,
  text,
  type: 'internal',
});

function* ofAccount({ mock, customer, service, read }: Call): Actions {
  const isMobile = service.listed.service_type === 'mobile';
  for (const { login_id, at, place, is_unfamiliar, is_current } of read('getLoginHistory')
    ?.logins ?? [])
    if (is_unfamiliar && !is_current)
      yield action(
        'unfamiliar_login',
        null,
        `${formatDay(at)}のログインを確かめる`,
        `はじめての端末からのログインです${place ? `(${place}付近)` : ''}。心当たりがないときは、パスワードを変更してください。`,
        null,
        inside(isMobile ? paths.mobileLoginHistory() : paths.loginHistory(), 'ログイン履歴を見る'),
        login_id,
      );
  if (!loginFacts(mock, customer).isVerifiedEmail)
    yield action(
      'email',
      null,
      'メールアドレスを確認する',
      '確認が済むまで、お知らせをメールでお届けできません。',
      null,
      inside(isMobile ? paths.mobileMail() : paths.mail(), '登録する'),
    );
  const isFirstPassword = customer.services.some(
    ({ listed }) => passwordSetter(mock, customer, listed.password_setter) === 'system',
  );
  if (isFirstPassword)
    yield action(
      'password',
      null,
      '初期パスワードを変更する',
      'お届けした書類のパスワードのままです。',
      null,
      inside(isMobile ? paths.mobilePassword() : paths.password(), 'パスワードを変更する'),
    );
}

function* ofFibre(call: Call, service: Service): Actions {
  const { read } = call;
  yield* debitForm(call, service);
  const { cashbacks = [] } = read('getCashback') ?? {};
  yield* cashbackAction(service, cashbacks, paths.cashback());
  const present = read('getCampaignPresentInfo')?.present;
  if (present?.status === 'open')
    yield action(
      'present',
      service,
      `${present.name}を選ぶ`,
      lostAfter,
      present.accept_until,
      inside(paths.present(), '記念品を選ぶ'),
      present.present_id,
    );
  for (const { delivery_id, item, status, carrier, tracking_url } of read('getDelivery')
    ?.deliveries ?? [])
    if (status === 'returned')
      yield action(
        'redelivery',
        service,
        `再配達を申し込む(${item})`,
        `${carrier ?? '配送会社'}が持ち戻りました。`,
        null,
        tracking_url
          ? { url: tracking_url, text: '再配達を申し込む', type: 'external' }
          : inside(paths.delivery(), 'お届けを確かめる'),
        delivery_id,
      );
  yield* constructionDay(call, service);
}

function* ofSim(call: Call, service: Service): Actions {
  const { read } = call;
  const account = read('getMobileCashbackAccount', service);
  yield* cashbackAction(service, account ? [account] : [], paths.mobileCashback());
  yield* ofData(call, service);
  for (const { serial_number, name, state, send_back_by, charge } of read(
    'getRentalWifiSendBackInfo',
    service,
  )?.devices ?? [])
    if (state === 'waiting' || state === 'overdue')
      yield action(
        'device_return',
        service,
        `${name}を返却する`,
        state === 'overdue'
          ? `返却の期限を過ぎています。届かないと、${formatYen(charge)}をご請求します。`
          : `期限までに届かないと、${formatYen(charge)}をご請求します。`,
        send_back_by,
        inside(paths.mobileRentalWifi(), '返却のしかたを見る'),
        serial_number,
      );
  const number = read('getMobileQuitInfo', service)?.mnp_number;
  if (number && number.expires_on >= japanDay(call.now))
    yield action(
      'porting',
      service,
      'MNP予約番号を移る先の会社に伝える',
      '期限までに開通しないと、番号を取り直すことになります。',
      number.expires_on,
      inside(paths.mobileQuit(), '番号を見る'),
    );
  yield* activation(call, service);
}

/** The activation of a number that moves in. */
function* activation({ read }: Call, service: Service): Actions {
  const orders = read('getOrderApplication', service)?.applications ?? [];
  const isMoving = orders.some(({ status }) => status === 'mnp_move_in_reserve_wait');
  if (!isMoving) return;
  const number = read('getMnpTransferIn', service);
  yield number
    ? action(
        'activation',
        service,
        '開通の日時を予約する',
        '予約しないまま期限を過ぎると、MNP予約番号を取り直すことになります。',
        number.reserve_number_expires_on,
        inside(paths.mobileMnpTransferIn(), '開通を予約する'),
      )
    : action(
        'activation',
        service,
        'MNP予約番号を取り直す',
        'いまの番号では、期限までに開通できません。新しい番号は、お電話でお知らせください。',
        null,
        inside(paths.mobileMnpTransferIn(), '予約できない理由を見る'),
      );
}

/** What is owed, and a card that can't be charged for much longer. */
function* ofPayment(call: Call, service: Service): Actions {
  const { read, now } = call;
  const { service_type } = service.listed;
  const isMobile = service_type === 'mobile';
  const { total, bills } = unpaidOf(call, service);
  const [oldest] = bills;
  const isLate = bills.filter(({ payment_due_on }) => (payment_due_on ?? endless) < japanDay(now));
  const some = isLate.length < bills.length ? `${isLate.length}か月分は、` : '';
  if (oldest)
    yield action(
      'unpaid',
      service,
      bills.length > 1
        ? `${bills.length}か月分のご請求${formatYen(total)}を支払う`
        : `${formatMonth(oldest.month)}のご請求${oldest.status === '2' ? 'の残り' : ''}${formatYen(total)}を支払う`,
      [
        isLate.length > 0 && `${some}お支払い期限を過ぎています。`,
        paymentMethod(oldest.payment_method.code).toPay,
        isMobile && 'お支払いを確認できるまで、データの追加などをお申し込みいただけません。',
      ]
        .filter(Boolean)
        .join(''),
      bills.flatMap(({ payment_due_on }) => payment_due_on ?? []).sort()[0] ?? null,
      inside(
        bills.length > 1 ? billsOf(service_type).list : billsOf(service_type).month(oldest.month),
        'ご請求を確かめる',
      ),
    );
  const payment = read('getPayment', service);
  const card = payment?.card;
  const isRenewed = payment?.changing_to !== null || !payment.changeable_to.includes('30');
  if (card && !isRenewed && (card.is_expired || card.expiry <= addMonths(japanMonth(now), 1)))
    yield action(
      'expiring_card',
      service,
      `新しいカードを登録する(${card.brand} •••• ${card.last4})`,
      `有効期限は${formatExpiry(card.expiry)}です。期限が切れると、カードへのご請求ができません。`,
      lastDayOf(card.expiry),
      inside(isMobile ? paths.mobileCreditCard() : paths.creditCard(), 'カードを登録する'),
    );
}

/** The form of a direct debit: to be sent back, or to be made out again. */
function* debitForm({ read }: Call, service: Service): Actions {
  const debit = read('getKoufuri');
  const toPayment = inside(paths.payment(), 'お支払い方法を見る');
  if (debit?.status === 'form_sent')
    yield action(
      'debit_form',
      service,
      '口座振替の申込書を返送する',
      'ご記入のうえ、お届け印を押してご返送ください。届くまで、いまのお支払い方法のままです。',
      null,
      toPayment,
    );
  if (debit?.status === 'failed')
    yield action(
      'debit_form',
      service,
      '口座振替をもう一度申し込む',
      debit.reason ?? '金融機関で登録できませんでした。',
      null,
      toPayment,
    );
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
function* cashbackAction(
  service: Service,
  all: readonly { status: string; amount: number; receive_until: string | null }[],
  url: string,
): Actions {
  const open = all
    .filter(({ status }) => status in cashbackAdvice)
    .sort((a, b) => (a.receive_until ?? endless).localeCompare(b.receive_until ?? endless));
  const [first] = open;
  const advice = first && cashbackAdvice[first.status];
  if (advice)
    yield action(
      'cashback',
      service,
      `キャッシュバック${formatYen(open.reduce((sum, { amount }) => sum + amount, 0))}を受け取る`,
      [
        open.length > 1 && `${open.length}件の合計です。期限は、いちばん早いものです。`,
        advice.detail,
        first.receive_until !== null && lostAfter,
      ]
        .filter(Boolean)
        .join(''),
      first.receive_until,
      inside(url, advice.text),
    );
}

/** Data that is to be received, and data of a gift that is about to be lost. */
function* ofData(call: Call, service: Service): Actions {
  const { read, now } = call;
  const closed = read('getSettingsRestriction', service)?.restrictions ?? [];
  const giga = closed.some(({ setting }) => setting === 'giga_plus')
    ? undefined
    : read('getGigaPlus', service);
  if (giga)
    yield action(
      'giga_plus',
      service,
      `ギガプラス${formatGb(giga.amount_mb)}GBを受け取る`,
      `${giga.title}です。${lostAfter}`,
      giga.receive_until,
      inside(paths.mobileGigaPlus(), '受け取る'),
    );
  yield* waitingGift(call, service);
  if (closed.some(({ reason }) => reason === 'suspended')) return;
  const gifts = (read('getDataTrafficUsage', service)?.parts ?? []).filter(
    ({ kind, left_mb, expires_on }) =>
      kind === 'gift' && (left_mb ?? 0) > 0 && daysUntil(expires_on, now) <= giftDays,
  );
  const [day] = gifts.map(({ expires_on }) => expires_on).sort();
  const lost = gifts
    .filter(({ expires_on }) => expires_on === day)
    .reduce((sum, { left_mb }) => sum + (left_mb ?? 0), 0);
  // What rounds down to nothing is nothing to hurry for.
  if (day && lost >= 100)
    yield action(
      'expiring_gift',
      service,
      `ギフトのデータ${formatGb(lost)}GBを使う`,
      '期限を過ぎると、使えなくなります。',
      day,
      inside(paths.mobileTraffic(), '使用量を見る'),
    );
}

/** Data that the customer gave to a SIM of their own, where it has to be received too. */
function* waitingGift(call: Call, service: Service): Actions {
  const own = call.customer.services.map(({ listed }) => listed.phone_number);
  const gifts = allGifts(call)
    .filter(({ from_phone }) => own.includes(from_phone))
    .map(({ sent }) => giftAt(sent, call.now))
    .filter(
      ({ to_phone, state }) => to_phone === service.listed.phone_number && state === 'waiting',
    );
  const [day] = gifts.map(({ expires_on }) => expires_on).sort();
  const mb = gifts.reduce((sum, { amount_mb }) => sum + amount_mb, 0);
  if (day !== undefined)
    yield action(
      'waiting_gift',
      service,
      `ご自分に贈ったデータ${formatGb(mb)}GBを受け取る`,
      `ギフトコードと認証コードを入力すると、受け取れます。${lostAfter}`,
      day,
      inside(paths.packetGiftReceipt(), '受け取る'),
    );
}

/** The day of a construction that nobody has moved, shortly before it can't be moved any more. */
function* constructionDay(call: Call, service: Service): Actions {
  const entry = call.read('getConstructionEntry');
  if (!entry?.can_change || entry.date === null || entry.changeable_until === null) return;
  if (constructionOf(call).isMoved) return;
  if (daysUntil(entry.changeable_until, call.now) > constructionDays) return;
  yield action(
    'construction_day',
    service,
    `${formatDay(entry.date)}${halfDays[entry.part_of_day]}の工事日を確かめる`,
    `期限を過ぎると、日を変更できません。${entry.attendance_minutes > 0 ? '工事には、立ち会いが必要です。' : ''}`,
    entry.changeable_until,
    inside(paths.construction(), '工事日を確かめる'),
  );
}
