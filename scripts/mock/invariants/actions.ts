import { formatGb } from '@/lib/data.ts';
import { formatYen } from '@/lib/yen.ts';
import type { Success } from '../contractTypes.ts';
import type { RequiredAction } from '../facts/requiredActions.ts';
import type { ReadAccount, ReadService } from './account.ts';
import { type Rule, same } from './rule.ts';

type Kind = RequiredAction['kind'];

/** What a page asks for: the figure in the action's title, and the last day. */
interface Asked {
  figure?: string;
  due: string | null;
}

export const openCashback = ['4', '6', '7'];

/**
 * What each page asks of the customer, by kind; an action without it leads nowhere, and without its action
 * it is found by nobody. Kinds that are named only shortly before their day have no entry here.
 */
const askedBy: Partial<Record<Kind, (service: ReadService, today: string) => Asked[]>> = {
  unpaid: ({ read }) => {
    const { total = 0, bills = [] } = read('getBilling')?.unpaid ?? {};
    const due = bills.flatMap(({ payment_due_on }) => payment_due_on ?? []).sort()[0] ?? null;
    return bills.length > 0 ? [{ figure: formatYen(total), due }] : [];
  },
  cashback: ({ read, listed }) => {
    if (listed.service_type === 'mobile') {
      const account = read('getMobileCashbackAccount');
      return account && openCashback.includes(account.status)
        ? [{ figure: formatYen(account.amount), due: account.receive_until }]
        : [];
    }
    const { open_count = 0, open_total = 0, cashbacks = [] } = read('getCashback') ?? {};
    const days = cashbacks
      .filter(({ status }) => openCashback.includes(status))
      .flatMap(({ receive_until }) => receive_until ?? []);
    return open_count > 0 ? [{ figure: formatYen(open_total), due: days.sort()[0] ?? null }] : [];
  },
  present: ({ read }) => {
    const present = read('getCampaignPresentInfo')?.present;
    return present?.status === 'open' ? [{ figure: present.name, due: present.accept_until }] : [];
  },
  giga_plus: ({ read }) => {
    const giga = read('getGigaPlus');
    const isClosed = read('getSettingsRestriction')?.restrictions.some(
      ({ setting }) => setting === 'giga_plus',
    );
    return giga && !isClosed
      ? [{ figure: `${formatGb(giga.amount_mb)}GB`, due: giga.receive_until }]
      : [];
  },
  device_return: ({ read }) =>
    (read('getRentalWifiSendBackInfo')?.devices ?? [])
      .filter(({ received_on, state }) => received_on === null && state !== 'charged')
      .map(({ name, send_back_by }) => ({ figure: name, due: send_back_by })),
  redelivery: ({ read, listed }) =>
    listed.service_type === 'fixed'
      ? (read('getDelivery')?.deliveries ?? [])
          .filter(({ status }) => status === 'returned')
          .map(({ item }) => ({ figure: item, due: null }))
      : [],
  debit_form: ({ read, listed }) => {
    const status = listed.service_type === 'fixed' ? read('getKoufuri')?.status : undefined;
    return status === 'form_sent' || status === 'failed' ? [{ due: null }] : [];
  },
  activation: ({ read }) => {
    const isWaiting = read('getOrderApplication')?.applications.some(
      ({ status }) => status === 'mnp_move_in_reserve_wait',
    );
    return isWaiting ? [{ due: read('getMnpTransferIn')?.reserve_number_expires_on ?? null }] : [];
  },
  porting: ({ read }, today) => {
    const number = read('getMobileQuitInfo')?.mnp_number;
    return number && number.expires_on >= today ? [{ due: number.expires_on }] : [];
  },
};

/** What must hold for an action that is named only shortly before its day. */
const possible: Partial<Record<Kind, (action: RequiredAction, service: ReadService) => boolean>> = {
  construction_day: ({ due_on }, { read }) => {
    const entry = read('getConstructionEntry');
    return entry?.can_change === true && entry.changeable_until === due_on;
  },
  expiring_card: (_, { read }) => {
    const payment = read('getPayment');
    return payment?.changing_to === null && payment.changeable_to.includes('30');
  },
  expiring_gift: ({ due_on }, { read }) =>
    (read('getDataTrafficUsage')?.parts ?? []).some(
      ({ kind, left_mb, expires_on }) => kind === 'gift' && left_mb && expires_on === due_on,
    ),
};

const actionsOf = ({ read }: ReadService): RequiredAction[] =>
  read('getNotification')?.required_actions ?? [];

const asText = ({ kind, service_id, title, due_on }: RequiredAction) =>
  [kind, service_id, title, due_on].join(' ');

/** What one service's pages ask for is in the list once, with its figure and its day; and nothing else is. */
const asksWhatIsOpen: Rule = ({ services, today }) =>
  services.flatMap((service) => {
    const { service_id } = service.listed;
    const own = actionsOf(service).filter((action) => action.service_id === service_id);
    const wrong = Object.entries(askedBy).flatMap(([kind, ask]) => {
      const asked = ask(service, today);
      const actions = own.filter((action) => action.kind === kind);
      const missing = asked.filter(
        ({ figure = '', due }) =>
          !actions.some(({ title, due_on }) => title.includes(figure) && due_on === due),
      );
      return [
        ...missing.map(
          ({ figure = '', due }) => `${kind} ${figure} until ${String(due)} is not in the list`,
        ),
        ...(actions.length > asked.length
          ? [`${kind} is in the list, and nothing asks for it`]
          : []),
      ];
    });
    const impossible = own
      .filter((action) => possible[action.kind]?.(action, service) === false)
      .map((action) => `${asText(action)} can’t be done`);
    return [...wrong, ...impossible].map((finding) => `${service_id} ${finding}`);
  });

/** There is one list, whichever service's page shows it. */
const oneList: Rule = ({ services }) => {
  const texts = new Set(services.map((service) => actionsOf(service).map(asText).join(', ')));
  return texts.size > 1 ? [`the lists differ: ${[...texts].join(' | ')}`] : [];
};

/** Each unfamiliar login of the page of logins is in the list. */
const loginsAreAsked: Rule = ({ services }: ReadAccount) =>
  services.flatMap((service) => {
    const open = (service.read('getLoginHistory')?.logins ?? [])
      .filter(({ is_unfamiliar, is_current }) => is_unfamiliar && !is_current)
      .map(({ login_id }) => login_id);
    const asked = actionsOf(service)
      .filter(({ kind }) => kind === 'unfamiliar_login')
      .map(({ action_id }) => action_id);
    return open.sort().join() === asked.sort().join()
      ? []
      : [`the logins ${open.join()} are unfamiliar, ${asked.join()} are asked about`];
  });

/** Safety first, then by day, what has none last; each once. */
const inOrder: Rule = ({ services: [service] }) => {
  const list = service ? actionsOf(service) : [];
  const days = list.map(({ kind, due_on }) =>
    kind === 'unfamiliar_login' ? '' : (due_on ?? '9999-12-31'),
  );
  return [
    ...(days.join() === [...days].sort().join() ? [] : [`not by day: ${days.join()}`]),
    ...(new Set(list.map(({ action_id }) => action_id)).size === list.length
      ? []
      : ['an action is in it twice']),
  ];
};

/** A transfer of a number says that its day can be changed while the page of the days is open. */
const reservesWhatIsOpen: Rule = ({ services }) =>
  services.flatMap(({ listed, read }) =>
    (read('getOrderApplication')?.applications ?? [])
      .filter(({ kind }) => kind === 'mnp_transfer_in')
      .flatMap(({ can_change }) =>
        same(
          `${listed.service_id} activation can be reserved and its page is open`,
          can_change,
          read('getMnpTransferIn') !== undefined,
        ),
      ),
  );

type Setting = Success<'getSettingsRestriction'>['restrictions'][number]['setting'];

/** Whether the page of a setting lets it be changed now. */
const openByPage: Partial<Record<Setting, (read: ReadService['read']) => boolean>> = {
  traffic_control: (read) => read('getTrafficControl')?.can_change ?? false,
  charge: (read) => read('getCharge') !== undefined,
  data_advance: (read) => read('getDataAdvance') !== undefined,
  price_plan_exchange: (read) => read('getPricePlanExchange') !== undefined,
  option: (read) =>
    (read('getMobileOption')?.options ?? []).some(({ operations }) => operations.length > 0),
  call_service: (read) =>
    [
      ...(read('getCallService')?.call_flats ?? []).map(({ can_choose }) => can_choose),
      ...(read('getCallService')?.services ?? []).map(({ can_change }) => can_change),
    ].some(Boolean),
  esim: (read) => (read('getEsim')?.operations ?? []).some(({ can_choose }) => can_choose),
  device_entry: (read) => read('getDeviceEntry') !== undefined,
  stop_restart: (read) => {
    const { can_stop, can_restart } = read('getStopRestartInfo') ?? {};
    return can_stop === true || can_restart === true;
  },
};

/** How the contract names a setting. */
const procedureOf: Partial<Record<Setting, string>> = {
  price_plan_exchange: 'plan',
  call_service: 'call_service',
  esim: 'esim',
  device_entry: 'device_entry',
  stop_restart: 'stop_restart',
};

/** What a SIM's state closes is closed on the page of its own, and on the contract; what it doesn't is open. */
const closedOnAllPages: Rule = ({ services }) =>
  services.flatMap(({ listed, read }) => {
    if (listed.service_type !== 'mobile') return [];
    const closed = (read('getSettingsRestriction')?.restrictions ?? []).map(
      ({ setting }) => setting,
    );
    const procedures = read('getContract')?.procedures ?? [];
    return Object.entries(openByPage).flatMap(([name, isOpen]) => {
      const setting = name as Setting;
      const isAvailable = procedures.find(
        ({ code }) => code === procedureOf[setting],
      )?.is_available;
      return [
        ...(closed.includes(setting) && isOpen(read)
          ? [`${listed.service_id} ${setting} is closed, and its page is open`]
          : []),
        ...same(
          `${listed.service_id} ${setting} is open on its page and on the contract`,
          isOpen(read),
          isAvailable,
        ),
      ];
    });
  });

/** A line that can't be stopped says why. A stopped one can't move its number, and those that can be stopped are listed once. */
const stoppedSaysSo: Rule = ({ services }) =>
  services.flatMap(({ listed: { service_id }, read }) => {
    const canMove = read('getMnpOnestopQuitInfo') !== undefined;
    const state = read('getStopRestartInfo')?.state;
    const { can_stop, can_restart, note } = read('getStopRestartInfo') ?? {};
    return [
      ...(note === null && !can_stop && !can_restart
        ? [`${service_id} can be neither stopped nor restarted, without a reason`]
        : []),
      ...(canMove && state !== 'using' ? [`${service_id} can be moved while it is ${state}`] : []),
      ...services.flatMap((other) => {
        const numbers = other.read('getMnpOnestopAlignInfo')?.numbers;
        return same(
          `${service_id} is among the numbers to move, and its own page lets it`,
          numbers?.some((number) => number.service_id === service_id),
          numbers && canMove,
        );
      }),
    ];
  });

export const actionRules: Record<string, Rule> = {
  stoppedSaysSo,
  closedOnAllPages,
  asksWhatIsOpen,
  oneList,
  loginsAreAsked,
  inOrder,
  reservesWhatIsOpen,
};
