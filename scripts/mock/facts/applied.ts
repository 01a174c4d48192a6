import { addDays, formatDay, formatFullMonth, japanDay } from '@/lib/date.ts';
import type { Service } from '../customers/customer.ts';
import { type CustomerCall, serviceOf } from '../handler.ts';
import { type Event, viewOf, type Views } from '../ledger/event.ts';
import { dayOf } from '../moments.ts';
import { type NewApplication, quitApplication } from './application.ts';
import { moveTitle, upgradeTitle } from './fibrePlan.ts';
import { quitTitle } from './fibreQuit.ts';
import { ofEveryOrder, optionName, type OptionOrderId, orderTexts } from './optionChange.ts';
import { optionOrdersOf } from './options.ts';
import { chosenMethods, firstMonth, methodLabels } from './payment.ts';
import { planOf } from './plan.ts';
import { startDay } from './planCatalogue.ts';
import { earliestDelivery, esimTitle, simCard } from './simCard.ts';
import { mnpTitle, simQuitTitle } from './simLife.ts';

/** What an order does to the lists of applications. */
interface Applied {
  /** Which it takes off first: they were taken back, or are replaced. */
  takesOff?: (application: { title: string; receipt_number?: string }) => boolean;
  adds?: NewApplication | undefined;
  /** The one that it moves to another day. */
  moves?: { title: string; date: string; detail: string };
}

type Call = CustomerCall & { service: Service };

type Of<Id extends Event['operation']> = (event: Event<Id>, call: Call) => Applied | undefined;

const titled = (title: string) => (one: { title: string }) => one.title === title;

const until = (day: string) => `${formatDay(day)}まで取り消せます`;

const takeBackPlan = {
  kind: 'guide',
  label: '変更を取り消す',
  url: '/mobile/contract/plan/cancel',
} as const;

const actionNames = { add: '追加', remove: '解約', update: '変更' } as const;

const simOption: Of<
  'postValueDataFree' | 'postVirusBusterMobile' | 'postPremiumBand' | 'postFifthGeneration'
> = ({ answer: { receipt_number, name, operation, starts_on } }) => ({
  adds: {
    receipt_number,
    title: `${name}の${actionNames[operation]}`,
    steps: [{ label: operation === 'remove' ? '解約' : '利用開始', date: starts_on }],
    order: { kind: 'option', status: 'option_update_processing' },
  },
});

const fibreOption: Of<OptionOrderId> = (event, call) => {
  const order = optionOrdersOf(call).find((one) => one.event === event);
  if (!order) return undefined;
  const { type, code, date } = order;
  const name = optionName(code);
  const title = name + orderTexts[type].title;
  // What was applied for before stands under the option's name alone.
  if (type === '2' || type === '4')
    return { takesOff: (one) => one.title === title || (type === '2' && one.title === name) };
  const label = type === '3' ? '解約' : type === '5' ? '変更' : '利用開始';
  const { receipt_number } = event.answer;
  return { adds: { receipt_number, title, steps: [{ label, date }] } };
};

/** What each order begins, takes back or moves; an order without an entry is done at once. */
const applied: Views<Applied | undefined, Call> = {
  postValueDataFree: simOption,
  postVirusBusterMobile: simOption,
  postPremiumBand: simOption,
  postFifthGeneration: simOption,
  ...ofEveryOrder(fibreOption),

  postDeviceCompensation: ({ answer: { receipt_number, ends_on } }) =>
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

  postPricePlanExchange: ({ answer: { receipt_number, plan, starts_on, cancel_until } }) => ({
    adds: {
      receipt_number,
      title: `${plan.planName}へのプラン変更`,
      steps: [{ label: '切り替え', date: starts_on }],
      detail: until(cancel_until),
      action: takeBackPlan,
      order: {
        kind: 'price_plan_exchange',
        status: 'option_update_processing',
        can_cancel: true,
        cancel_until,
      },
    },
  }),

  postCallService: ({ at, answer: { receipt_number } }) => {
    if (!receipt_number.startsWith('CF')) return undefined;
    const { starts_on, cancel_until } = startDay(new Date(at));
    return {
      adds: {
        receipt_number,
        title: 'かけ放題の変更',
        steps: [{ label: '切り替え', date: starts_on }],
        detail: until(cancel_until),
        action: takeBackPlan,
        order: {
          kind: 'call_service',
          status: 'option_update_processing',
          can_cancel: true,
          cancel_until,
        },
      },
    };
  },

  postCancelExchangePricePlan: ({ asked }, call) => {
    const planName = planOf(call).orders.takenBack[asked.receipt_number]?.planName;
    return {
      takesOff: ({ receipt_number, title }) =>
        receipt_number === asked.receipt_number ||
        (planName !== undefined && title === `${planName}へのプラン変更`),
    };
  },

  postMobileQuitInfo: ({ answer: { receipt_number, action, accepted_at, quit_on } }, call) => ({
    takesOff: titled(simQuitTitle),
    adds:
      action === 'quit_cancel' || quit_on === null
        ? undefined
        : quitApplication({ action, accepted_at, quit_on, number: null }, receipt_number, call.now),
  }),

  postMnpTransferIn: ({ answer: { receipt_number, starts_at, interruption_minutes } }) => ({
    takesOff: titled(mnpTitle),
    adds: {
      receipt_number,
      title: mnpTitle,
      steps: [{ label: '開通', date: japanDay(starts_at) }],
      detail: `${Number(starts_at.slice(11, 13))}時ごろから${interruption_minutes}分ほどかかります`,
      action: {
        kind: 'change',
        label: '開通の日時を変更する',
        url: '/mobile/contract/mnp_transfer_in',
      },
      order: { kind: 'mnp_transfer_in', status: 'mnp_move_in_reserving', can_change: true },
    },
  }),

  // Once its code is used, an eSIM is done.
  postEsim: ({ asked, answer: { activation } }, call) => {
    const { issued } = simCard(call);
    if (issued?.activation.receipt_number !== activation.receipt_number) return undefined;
    return {
      adds: {
        receipt_number: activation.receipt_number,
        title: esimTitle[asked.operation],
        steps: [{ label: '端末での設定', date: activation.expires_on }],
        detail: '期限までに、端末で設定してください',
        action: { kind: 'guide', label: '設定の手順を見る', url: '/mobile/contract/esim' },
      },
    };
  },

  postDeviceEntry: ({ at, answer: { receipt_number, name, delivery_on, delivery_band } }) => {
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
        detail: [delivery_band?.replace('-', '〜'), 'ご本人の受け取り'].filter(Boolean).join(' '),
        order: { kind: 'device_entry', status: 'shipping', time_band: delivery_band },
      },
    };
  },

  putContract: ({ at, asked, answer: { receipt_number } }) =>
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

  postQuit: ({ asked, answer: { receipt_number, quit_on, cancel_until } }) => ({
    adds: {
      receipt_number,
      title: quitTitle,
      steps: [
        { label: '利用終了', date: quit_on },
        ...(asked.devices.length > 0 ? [{ label: '機器の返却', date: addDays(quit_on, 20) }] : []),
      ],
      nextTitle: '光の利用終了',
      detail: until(cancel_until),
      action: { kind: 'cancel', label: '取り消す', url: '/contract/quit_cancel' },
    },
  }),

  postQuitCancel: () => ({ takesOff: titled(quitTitle) }),

  // A move that was begun stands among the applications while its token lives.
  postMoveTokenCreate: ({ at, answer: { expires_at } }, { now }) => {
    const last = japanDay(expires_at);
    const day = japanDay(at).replace(/-/g, '').slice(2);
    return {
      takesOff: titled(moveTitle),
      adds:
        Date.parse(expires_at) < now.getTime()
          ? undefined
          : {
              receipt_number: `MV${day}0001`,
              title: moveTitle,
              steps: [{ label: '続きの手続き', date: last }],
              nextTitle: 'お引っ越しの続きの手続き',
              detail: `${formatDay(last)}までに、お引っ越しのページでお手続きください`,
              action: { kind: 'guide', label: '続きを手続きする', url: '/contract/move' },
            },
    };
  },

  postG10UpgradeEntry: ({ answer: { receipt_number, construction_on } }) => ({
    adds: {
      receipt_number,
      title: upgradeTitle,
      steps: [{ label: '工事', date: construction_on }],
      nextTitle: '10ギガへの切り替え工事',
      detail: '立ち会いが必要です(約1時間)',
      action: { kind: 'change', label: '工事日を変更する', url: '/contract/construction' },
    },
  }),

  putChangePreferedDate: ({ asked: { target, date, part_of_day } }) =>
    target === 'construction'
      ? {
          moves: {
            title: upgradeTitle,
            date,
            detail: `${halves[part_of_day]} 立ち会いが必要です(約1時間)`,
          },
        }
      : undefined,
};

/** From the delivery of a device to the first day of its use. */
const daysToUse = 3;

const halves = { none: '', morning: '午前', afternoon: '午後' } as const;

/** Something that was applied for, with its moment and its service. */
interface AppliedAt extends Applied {
  at: string;
  service: Service;
}

/** What the orders of a customer do to the lists of applications, oldest first; those of one service where it is given. */
export function appliedBy(call: CustomerCall, only?: Service): AppliedAt[] {
  const { session } = call;
  const services = only ? [only] : session.customer.services;
  const ordered = session.past.flatMap((event) => {
    const service = serviceOf(session, event);
    if (event.status >= 300 || !service || !services.includes(service)) return [];
    const made = viewOf(applied, event, { ...call, service });
    return made ? [{ ...made, at: event.at, service }] : [];
  });
  const paid = services.flatMap((service) =>
    chosenMethods({ ...call, service }).map(({ at, code, receipt }) => ({
      adds: methodApplication(service, methodLabels[code] ?? '', receipt, firstMonth(at)),
      at: at.toISOString(),
      service,
    })),
  );
  return [...ordered, ...paid].sort((a, b) => a.at.localeCompare(b.at));
}

const methodApplication = (
  service: Service,
  label: string,
  receipt_number: string,
  month: string,
): NewApplication => ({
  receipt_number,
  title: 'お支払い方法の変更',
  steps: [{ label: '変更後の最初のご請求', date: dayOf(month, 1) }],
  nextTitle: `${label}でのお支払いの開始`,
  detail: `${formatFullMonth(month)}のご請求から`,
  action: {
    kind: 'guide',
    label: 'お支払い方法を見る',
    url: service.listed.service_type === 'mobile' ? '/mobile/payment' : '/payment',
  },
});
