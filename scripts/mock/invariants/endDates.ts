import { endless } from '@/lib/date.ts';
import type { OperationId } from '../contractTypes.ts';
import { openCashback } from './actions.ts';
import { perService, type Rule, same } from './rule.ts';

/** Procedures that are still open when a service has ended. */
const stays = ['payment', 'customer', 'email', 'password', 'promotion', 'document', 'rental_wifi'];

/** Of a service that has ended nothing is left, nothing can be applied for, and all reads say when it ended. */
const nothingOutlivesIt = perService(({ read, listed }) => {
  const contract = read('getContract');
  const own = read('getService')?.services.find(
    ({ service_id }) => service_id === listed.service_id,
  );
  if (!contract || !own) return [];
  if (contract.status !== 'QUIT')
    return own.ended_on ? [`in use, and ended on ${own.ended_on} in the list of services`] : [];
  const options = listed.service_type === 'fixed' ? (read('getOption')?.options ?? []) : [];
  return [
    ...same('last day', contract.quit_on, own.ended_on ?? null),
    ...same('data left', own.data_left_mb, null),
    ...contract.procedures
      .filter(({ code, is_available }) => is_available && !stays.includes(code))
      .map(({ code }) => `${code} can be applied for`),
    ...(contract.procedures.some(({ code, is_available }) => code === 'payment' && is_available)
      ? []
      : ['the way to pay the last bill can’t be changed']),
    ...options
      .filter(({ order_types }) => order_types.length > 0)
      .map(({ code }) => `option ${code} can be ordered`),
    ...options
      .filter(({ status }) => status === 'SRVC' || status === 'ENTR')
      .map(({ code, status }) => `option ${code} is ${status}`),
  ];
});

/** Reads that offer data on a line. */
const waysToData = [
  'getCharge',
  'getDataAdvance',
  'getGigaPlus',
  'getPacketGift',
] as const satisfies readonly OperationId[];

/** No data is shown as good after the last day of its line, and none is offered once the line has ended. */
const dataEndsWithIt = perService(({ read, listed }, { today }) => {
  const contract = read('getContract');
  if (!contract || listed.service_type !== 'mobile') return [];
  const { quit_on } = contract;
  const traffic = read('getDataTrafficUsage');
  const giga = read('getGigaPlus');
  const days: [string, string | null | undefined][] = [
    ...(read('getCharge')?.options ?? []).map((one): [string, string] => [
      `data of ${one.price} yen`,
      one.expires_on,
    ]),
    ...(traffic?.parts ?? []).flatMap((part): [string, string | null][] => [
      [part.kind, part.expires_on],
      [`${part.kind} carried over`, part.carry_over_until],
    ]),
    ['giga plus', giga?.usable_until],
    ['receiving giga plus', giga?.receive_until],
    ['gift', read('getPacketGift')?.expires_on],
  ];
  return [
    ...days
      .filter(([, day]) => day && day > quit_on)
      .map(([what, day]) => `${what} until ${String(day)}, the line until ${quit_on}`),
    ...(quit_on < today
      ? waysToData.filter((way) => read(way)).map((way) => `${way} is open, the line is over`)
      : []),
    ...(quit_on < today && traffic?.left_mb
      ? [`${traffic.left_mb} MB are left, the line is over`]
      : []),
  ];
});

/** What was to come back by a day that is over is late. */
const lateIsLate = perService(({ read }, { today }) =>
  (read('getRentalWifiSendBackInfo')?.devices ?? [])
    .filter(({ state, send_back_by }) => state === 'waiting' && send_back_by < today)
    .map(({ name, send_back_by }) => `${name} waits since ${send_back_by}`),
);

/** After the last day of fibre nothing begins, and no SIM has its discount. */
const nothingBeginsAfterwards: Rule = (account) => {
  const fibre = account.services.find(({ listed }) => listed.service_type === 'fixed');
  const contract = fibre?.read('getContract');
  if (!fibre || !contract || !['QTWT', 'QUIT'].includes(contract.status)) return [];
  const { quit_on } = contract;
  const { read } = fibre;
  const entry = read('getConstructionEntry');
  const discounts = account.services.flatMap(
    (service) => service.read('getMobileCampaign')?.campaigns ?? [],
  );
  return [
    ...(read('getContractProcedure')?.applications ?? [])
      .filter(({ title, service_type }) => service_type === 'fixed' && !title.endsWith('解約'))
      .filter(({ next }) => (next.date ?? endless) > quit_on)
      .map(({ title }) => `${title} goes on, fibre until ${quit_on}`),
    ...(entry?.date && entry.date > quit_on
      ? [`construction on ${entry.date}, fibre is over`]
      : []),
    ...discounts
      .filter(({ title, ends_on }) => title === '光セット割引' && ends_on > quit_on)
      .map(({ title, ends_on }) => `${title} until ${ends_on}, fibre until ${quit_on}`),
  ];
};

/** Work and deliveries to come, which leaving fibre gives up, are named before it is applied for. */
const plannedIsNamed = perService(({ read, listed }, { today }) => {
  const fee = read('getCancellationFee');
  if (listed.service_type !== 'fixed' || !fee?.can_quit) return [];
  const named = fee.losses.flatMap(({ items }) => items.map(({ label }) => label));
  const work = read('getConstructionProgress')?.construction;
  const day = read('getConstructionEntry')?.date;
  return [
    ...(work && day && day > today ? [work.title] : []),
    ...(read('getDeviceDeliCollInfo')?.movements ?? [])
      .filter(({ change_type, date }) => change_type === '1' && date !== null && date > today)
      .map(({ item }) => item),
  ]
    .filter((planned) => !named.some((label) => label.startsWith(planned)))
    .map((planned) => `${planned} is given up by leaving, and not named`);
});

/** No benefit is offered for an upgrade that never comes, and those that leaving gives up are named before. */
const benefitsComeWithTheirUpgrade = perService(({ read, listed }, { today }) => {
  const upgrade = read('getG10upgStateInfo');
  if (listed.service_type !== 'fixed' || !upgrade) return [];
  const fee = read('getCancellationFee');
  const present = read('getCampaignPresentInfo')?.present;
  const open = [
    ...(read('getCashback')?.cashbacks ?? []).filter(({ status }) => openCashback.includes(status)),
    ...(present?.status === 'open' ? [present] : []),
  ].filter(({ name }) => name.startsWith('10ギガ乗り換え'));
  if (read('getContract')?.status === 'QTWT' && upgrade.state === 'none')
    return open.map(({ name }) => `${name} is offered, and the upgrade never comes`);
  if (!fee?.can_quit || upgrade.state !== 'scheduled' || (upgrade.construction_on ?? '') <= today)
    return [];
  const named = fee.losses.flatMap(({ items }) => items.map(({ label }) => label));
  return open
    .filter(({ name }) => !named.some((label) => label.startsWith(name)))
    .map(({ name }) => `${name} is given up by leaving, and not named`);
});

/** What changes a SIM has its first day while the SIM is still there. */
const nothingChangesAfterwards = perService(({ read, listed }) => {
  const quit = read('getMobileQuitInfo');
  if (!quit?.status) return [];
  const next = read('getPricePlan')?.next;
  const calls = read('getCallService');
  const begins: [string, string | null | undefined][] = [
    ['plan', next?.starts_on],
    ['plan of the contract', read('getContract')?.next_plan?.starts_on],
    ['call-flat', calls?.next_starts_on],
    ...(read('getMobileOption')?.options ?? []).map(
      ({ name, pending }): [string, string | undefined] => [name, pending?.starts_on],
    ),
    ...(read('getOrderApplication')?.applications ?? [])
      .filter(({ kind }) => kind !== 'device_entry' && kind !== 'mnp_transfer_in')
      .map((order): [string, string | undefined] => [order.title, order.next?.date]),
    ...(read('getContractProcedure')?.applications ?? [])
      .filter(
        ({ service_id, title }) => service_id === listed.service_id && /変更|追加/.test(title),
      )
      .filter(({ title }) => title !== '機種の追加' && title !== 'お支払い方法の変更')
      .map((one): [string, string | null] => [one.title, one.next.date]),
  ];
  return begins
    .filter(([, day]) => day && day > quit.quit_on)
    .map(([what, day]) => `${what} from ${String(day)}, the line until ${quit.quit_on}`);
});

export const endDateRules: Record<string, Rule> = {
  nothingOutlivesIt,
  dataEndsWithIt,
  lateIsLate,
  plannedIsNamed,
  benefitsComeWithTheirUpgrade,
  nothingBeginsAfterwards,
  nothingChangesAfterwards,
};
