import { addDays, formatDay, formatFullDay, japanDay } from '@/lib/date.ts';
import { formatPhone } from '@/lib/numbers.ts';
import { formatYen } from '@/lib/yen.ts';
import { paths } from '@/paths.ts';
import { demoMoment } from '../clock.ts';
import type { Notice } from '../customers/customer.ts';
import type { ServiceCall } from '../handler.ts';
import { cashbackStatus, fibreList, openCashbacks, simAccount } from './campaigns.ts';
import { dayNumber } from './examples.ts';
import { openedOn } from './fibrePlan.ts';
import { activatedOn, isIdle } from './simLife.ts';

/** Days before its last one on which the customer is reminded of a cashback. */
const reminderDays = 7;

/** The notices of what comes by itself as days pass: a line that opens, a cashback that is soon lost. */
export function laterNotices(call: ServiceCall): Notice[] {
  const today = japanDay(call.now);
  return [...opened(call), ...reminders(call)]
    .filter(({ date }) => date <= today)
    .map((notice, index) => ({
      notification_id: `n${dayNumber(notice.date)}${60 + index}`,
      is_unread: notice.date > japanDay(demoMoment),
      is_important: false,
      ...notice,
    }));
}

type Later = Pick<Notice, 'date' | 'title' | 'paragraphs' | 'rows' | 'link'>;

function opened(call: ServiceCall): Later[] {
  const { service_type, phone_number } = call.service.listed;
  const isMobile = service_type === 'mobile';
  const date = isMobile ? activatedOn(call) : openedOn(call);
  if (date === undefined) return [];
  return [
    {
      date,
      title: isMobile ? 'SIMが開通しました' : '光をお使いいただけるようになりました',
      paragraphs: [
        isMobile
          ? `${phone_number ? `番号${formatPhone(phone_number)}が、` : ''}このSIMでお使いいただけます。`
          : '光の工事が終わり、インターネットをお使いいただけます。',
      ],
      rows: [{ label: 'ご利用開始日', value: formatFullDay(date) }],
      link: {
        url: isMobile ? paths.mobileContract() : paths.contract(),
        text: 'ご契約情報を見る',
        type: 'internal',
      },
    },
  ];
}

function reminders(call: ServiceCall): Later[] {
  const isMobile = call.service.listed.service_type === 'mobile';
  const ofSim = (then: ServiceCall) => {
    const account = isIdle(then) ? null : simAccount(then);
    return account ? [{ ...account, name: account.title }] : [];
  };
  const listedAt = (then: ServiceCall) => (isMobile ? ofSim(then) : fibreList(then));
  return listedAt(call).flatMap(({ name, receive_until }) => {
    if (receive_until === null) return [];
    const date = addDays(receive_until, -reminderDays);
    const now = new Date(`${date}T00:00:00+09:00`);
    const past = call.session.past.filter(({ at }) => Date.parse(at) < now.getTime());
    const then = { ...call, now, session: { ...call.session, past } };
    const one = listedAt(then).find((each) => each.name === name);
    if (!one || !openCashbacks.includes(cashbackStatus(one, now))) return [];
    return [
      {
        date,
        title: 'キャッシュバックの受け取り期限が近づいています',
        paragraphs: [
          `${formatDay(receive_until)}までに、振込先の口座をご確認ください。期限を過ぎると、受け取れなくなります。`,
        ],
        rows: [
          { label: name, value: formatYen(one.amount) },
          { label: '受け取りの期限', value: formatFullDay(receive_until) },
        ],
        link: {
          url: isMobile ? paths.mobileCashback() : paths.cashback(),
          text: 'キャッシュバックを見る',
          type: 'internal',
        },
      },
    ];
  });
}
