import { durationText, endless } from '@/lib/date.ts';
import type { ReadAccount } from './account.ts';
import { perService, type Rule, same, textsIn } from './rule.ts';

/** Whole months that have passed since a day (`2023-09-14`). */
function monthsSince(day: string, today: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDate = 0] = today.split('-').map(Number);
  return (thisYear - year) * 12 + thisMonth - month - (thisDate < date ? 1 : 0);
}

/** What has happened isn't announced as still to come, and can't be taken back. */
const pastIsPast = perService(({ read, listed }, { today }) => {
  const plan = read('getPricePlan');
  const quit = read('getMobileQuitInfo');
  const fibrePlan = read('getContractPlan');
  const progress = read('getContractProcedure');
  const orders = read('getOrderApplication')?.applications ?? [];
  const quitCancel = read('getQuitCancel');
  const contract = read('getContract');
  const late = (what: string, day: string | null | undefined) =>
    day && day < today ? [`${what} ${day} is past`] : [];
  return [
    ...(plan?.next
      ? plan.next.starts_on <= today
        ? [`the plan of ${plan.next.starts_on} is still to come`]
        : []
      : []),
    ...(plan?.next?.can_cancel ? late('plan can be taken back until', plan.next.cancel_until) : []),
    // Fibre is switched in the course of the day of its construction, which still counts as to come.
    ...(fibrePlan?.next_plan && fibrePlan.next_plan.starts_on < today
      ? [`the plan of ${fibrePlan.next_plan.starts_on} is still to come`]
      : []),
    ...(contract?.next_plan &&
    (contract.next_plan.starts_on < today ||
      (contract.next_plan.starts_on === today && listed.service_type === 'mobile'))
      ? [`contract: the plan of ${contract.next_plan.starts_on} is still to come`]
      : []),
    ...(quit?.canQuitCancel ? late('quit can be taken back until', quit.cancel_until) : []),
    ...(quitCancel?.can_cancel
      ? late('quit can be taken back until', quitCancel.cancel_until)
      : []),
    ...(progress?.applications ?? []).flatMap(({ title, next, steps }) => [
      ...late(`${title}: next step`, next.date),
      ...steps
        .filter(({ state, date }) => state === 'done' && date && date > today)
        .map(
          ({ label, date }) => `${title}: ${label} is done on ${String(date)}, which is to come`,
        ),
    ]),
    ...orders.flatMap((order) => [
      ...late(`${order.title}: next step`, order.next?.date),
      ...(order.can_cancel
        ? late(`${order.title} can be taken back until`, order.cancel_until)
        : []),
    ]),
    ...(read('getOption')?.options ?? []).flatMap(({ code, status, starts_on, ends_on }) => [
      ...(status === 'ENTR' && starts_on && starts_on <= today
        ? [`${code} of ${starts_on} is still applied for`]
        : []),
      ...(status === 'QTWT' && ends_on < today ? [`${code} until ${ends_on} still ends`] : []),
      ...(status === 'SRVC' && ends_on < today ? [`${code} until ${ends_on} is still in use`] : []),
    ]),
    ...(read('getMobileOption')?.options ?? []).flatMap(({ name, pending }) =>
      pending && pending.starts_on <= today ? [`${name} of ${pending.starts_on} is pending`] : [],
    ),
    ...(read('getPs5Stock')?.items ?? []).flatMap(({ edition, arrives_from }) =>
      late(`${edition} arrives from`, arrives_from),
    ),
    ...(read('getBillingRlsRefundList')?.refunds ?? []).flatMap(({ status, label, date }) =>
      status === 'planned' ? late(`${label} is planned for`, date) : [],
    ),
    ...(read('getCashback')?.cashbacks ?? []).flatMap(({ status, name, date }) =>
      status === '0' || status === '5' ? late(`${name} (${status}) is still to come on`, date) : [],
    ),
    ...(read('getMobileCashbackAccount')?.status === '5'
      ? late('cashback is paid on', read('getMobileCashbackAccount')?.paid_on)
      : []),
    ...late('refunds come from', read('getRefund')?.next_date),
    ...late('giga plus can be received until', read('getGigaPlus')?.receive_until),
    ...(read('getDataTrafficUsage')?.parts ?? []).flatMap(({ kind, expires_on }) =>
      late(`${kind} is left until`, expires_on),
    ),
  ];
});

/** A change of plan is in progress while it is reserved, wherever it is listed. */
const plansInProgress = perService(({ read, listed }) => {
  if (listed.service_type !== 'mobile') return [];
  const reserved = read('getPricePlan')?.next?.starts_on ?? null;
  const listedDay = (read('getContractProcedure')?.applications ?? []).find(
    ({ service_id, title }) =>
      service_id === listed.service_id &&
      ['プランの変更', 'プラン変更'].some((end) => title.endsWith(end)),
  )?.next.date;
  const ordered = (read('getOrderApplication')?.applications ?? []).find(
    ({ kind }) => kind === 'price_plan_exchange',
  )?.next?.date;
  return [
    ...same('day of the plan and of its application', reserved, listedDay ?? null),
    ...same('day of the plan and of its order', reserved, ordered ?? null),
  ];
});

/** How long a contract has lasted follows from its first day. */
const ages = perService(({ read }, { today }) => {
  const sim = read('getPricePlan');
  const fibre = read('getContractPlan')?.plan;
  const contract = read('getContract');
  const count = (
    what: string,
    start: string | null | undefined,
    counted: number | null | undefined,
  ) =>
    start && start <= today && start !== endless && counted
      ? same(`months since ${start} of ${what}`, counted, monthsSince(start, today))
      : [];
  return [
    ...count('plan', sim?.serviceStartDate, sim?.contractTotalMonth),
    ...count('plan', fibre?.serviceStartDate, fibre?.contractTotalMonth),
    ...count('contract', contract?.started_on, contract?.contract_months),
  ];
});

/** The first day of a month `202612`. */
const firstOf = (month: string) => `${month.slice(0, 4)}-${month.slice(4)}-01`;

/** The contract and the pages of letters and construction say the same of these. */
const sentAndDone = perService(({ read, listed, all }, { today }) => {
  if (listed.service_type !== 'fixed') return [];
  const shipments = read('getDocumentShipping')?.shipments ?? [];
  const document = read('getContract')?.procedures.find(({ code }) => code === 'document');
  const sent = shipments.filter(({ state }) => state === '20401').length;
  const movements = read('getDeviceDeliCollInfo')?.movements ?? [];
  const moved = movements.filter(({ change_type, date }) => change_type === '1' && date !== null);
  const deliveries = read('getDelivery')?.deliveries ?? [];
  const late = read('getFixedContract')?.plan;
  const entry = read('getConstructionEntry');
  const lasts = entry?.attendance_minutes ? durationText(entry.attendance_minutes) : undefined;
  const announced = [...all.entries()].flatMap(([operation, body]) =>
    textsIn(body).flatMap(({ text }) => {
      const [, duration] = /立ち会いが必要です\((約[^)]*)\)/.exec(text) ?? [];
      return duration && lasts && duration !== lasts
        ? [`${operation} says ${duration}, not ${lasts}`]
        : [];
    }),
  );
  return [
    ...(document && sent > 0 && !document.detail?.includes(`発送済み ${sent}件`)
      ? [`${sent} letters were sent, and the contract says ${document.detail ?? 'nothing'}`]
      : []),
    ...(document?.detail?.includes('件') && shipments.length === 0
      ? [`the contract says ${document.detail}, and there is no letter`]
      : []),
    ...moved
      .filter(({ movement_id }) => !deliveries.some((one) => one.delivery_id === movement_id))
      .map(({ item }) => `${item} can be moved and is among no deliveries`),
    ...deliveries
      .filter(({ can_change }) => can_change)
      .filter(
        ({ delivery_id }) =>
          !movements.some((one) => one.movement_id === delivery_id && one.can_change),
      )
      .map(({ item }) => `${item} is offered to be moved, and it is too late`),
    ...(late?.canEntryCancel && entry?.date && entry.date <= today
      ? [`an application can be taken back on ${today}, its construction is on ${entry.date}`]
      : []),
    ...announced,
  ];
});

/** What is under way is among the applications in progress. */
const underWayIsShown: Rule = (account: ReadAccount) =>
  account.services.flatMap(({ listed, read }) => {
    const { service_id } = listed;
    const shown = (read('getContractProcedure')?.applications ?? []).filter(
      (one) => one.service_id === service_id,
    );
    const due = [
      ...(read('getPricePlan')?.next ? [read('getPricePlan')?.next?.starts_on] : []),
      ...(read('getContractPlan')?.next_plan
        ? [read('getContractPlan')?.next_plan?.starts_on]
        : []),
      ...(read('getQuitCancel')?.can_cancel ? [read('getQuitCancel')?.quit_on] : []),
      ...(read('getMobileQuitInfo')?.canQuitCancel
        ? [read('getMobileQuitInfo')?.preferredQuitDate]
        : []),
      ...[read('getPayment')?.changing_to?.starts_month ?? []].flat().map(firstOf),
    ];
    const days = shown.flatMap(({ steps, next }) => [next.date, ...steps.map(({ date }) => date)]);
    const dayAfter = (day: string) =>
      new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    return due
      .filter((day): day is string => !!day && !days.includes(day) && !days.includes(dayAfter(day)))
      .map((day) => `${service_id} what happens on ${day} is not among the applications`);
  });

export const dayRules: Record<string, Rule> = {
  pastIsPast,
  plansInProgress,
  ages,
  sentAndDone,
  underWayIsShown,
};
