import { addDays, ageOn, japanDay, leastAge } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { Customer, Service } from '../customers/customer.ts';
import type { CustomerCall } from '../handler.ts';
import { type Event, eventsOf } from '../ledger/event.ts';
import type { Session } from '../session/sessions.ts';
import { able, type ContractChange, withProcedures } from './contractChange.ts';
import { fibreExample } from './examples.ts';
import { loginFacts, passwordSetter } from './login.ts';

/** The customer as every service of the account knows them. */
export type Person = Success<'getUser'>['customer'];

/** The customer's data as they were changed; a name changes only when its document has come back. */
export const personOf = ({ customer, past }: Session): Person =>
  eventsOf(past, ['putContract', 'putServiceContract'])
    .filter(({ operation, answer }) => operation === 'putContract' || !answer.needs_document)
    .reduce<Person>(
      (person, { asked: { address, phone } }) => ({ ...person, ...address, ...phone }),
      customer.user.customer,
    );

/** The day of an application for another name: it waits for its document, which nobody sends. */
export function renamingSince({ past }: Session): string | null {
  const renaming = eventsOf(past, 'putContract').find(({ asked }) => asked.name);
  return renaming ? japanDay(renaming.at) : null;
}

/** The customer's data with the e-mail address that was registered last. */
export const personNow = ({ mock, session }: CustomerCall): Person => ({
  ...personOf(session),
  email: loginFacts(mock, session.customer).email,
});

/** Whether the customer is under 18, and applies for nothing (docs/product.md §13.4). */
export const isTooYoung = ({ session, now }: CustomerCall): boolean =>
  ageOn(personOf(session).birthday, now) < leastAge;

/** Every contract of the account shows the same customer and the same facts of the login. */
export const personInContract: ContractChange = (contract, call) => ({
  ...contract,
  customer: personNow(call),
  renaming_since: renamingSince(call.session),
  is_verified_email: loginFacts(call.mock, call.session.customer).isVerifiedEmail,
  password_setter: passwordSetter(
    call.mock,
    call.session.customer,
    call.service.listed.password_setter,
  ),
});

export type Settings = Success<'getContractPromotion'>;

const channels = { mail: 'メール', sms: 'SMS', post: '郵送' } as const;

/** What the customer has set for a service; undefined until then. */
export function settingsOf({ past }: Session, { listed }: Service): Settings | undefined {
  const isOwn = (service_id: string | null) =>
    service_id === null ? listed.service_type === 'fixed' : service_id === listed.service_id;
  return eventsOf(past, ['putPromotion', 'putServiceContractPromotion']).findLast(
    ({ service_id }) => isOwn(service_id),
  )?.answer.settings;
}

/** The names of the channels that are used for at least one kind of offer. */
export function channelNames(settings: Settings): string {
  const used = (['mail', 'sms', 'post'] as const).filter((channel) =>
    Object.values(settings).some((kind: Settings['benefit']) => kind[channel]),
  );
  return used.map((channel) => channels[channel]).join('・') || '受け取らない';
}

/** Shows the chosen channels beside the procedure's name on the contract. */
export const promotionChange: ContractChange = (contract, { session, service }) => {
  const settings = settingsOf(session, service);
  if (!settings || !contract.procedures.some(({ code }) => code === 'promotion')) return contract;
  return withProcedures(contract, able('promotion', channelNames(settings)));
};

/** Reports are about apartment buildings: customers in a detached house have none. */
export function reportsOf(call: CustomerCall): Success<'getReportList'>['reports'] {
  const isInBuilding = fibreExample(call, 'getContractPlan').plan.planType === 'mansion';
  const { reports } = fibreExample(call, 'getReportList');
  const { customer } = call.session;
  return isInBuilding ? reports.map((report) => ({ ...report, ...buildingOf(customer) })) : [];
}

/** The name of the customer's building, without the flat; nothing where the address has none. */
export function buildingOf({ user }: Customer): { building: string } | undefined {
  const building = user.customer.address_optional?.split(/[ \u3000]/)[0];
  return building ? { building } : undefined;
}

/** Where there are reports, the contract leads to them. */
export const buildingChange: ContractChange = (contract, call) => {
  const { length } = reportsOf(call);
  return length === 0 || contract.status === 'QUIT'
    ? contract
    : withProcedures(contract, able('report', `${length}件`));
};

type Shipment = Success<'getDocumentShipping'>['shipments'][number];
type Ordered = 'postVoipWc24FormDemand' | 'postVoipWebDetailReissue';

export const shownAtMost = 3;

const shipsAfterDays = 2;

export const wc24 = '2106' as const;
export const idNotice = '2108' as const;

/** States before the dispatch: accepted, waiting for dispatch. 20401 is on its way. */
export const preparing = ['20101', '20201'];

/** All shipments on the day, newest first. */
export function shipmentsOf(context: CustomerCall): Shipment[] {
  const today = japanDay(context.now);
  const asked = eventsOf(context.session.past, [
    'postVoipWc24FormDemand',
    'postVoipWebDetailReissue',
  ]);
  return [
    ...asked.map((event) => atDay(event, today)).reverse(),
    ...fibreExample(context, 'getDocumentShipping').shipments,
  ];
}

function atDay({ operation, at, answer }: Event<Ordered>, today: string): Shipment {
  const letter = {
    shipment_id: `s${answer.receipt_number.replace(/\D/g, '')}`,
    matter_type: operation === 'postVoipWc24FormDemand' ? wc24 : idNotice,
    requested_on: japanDay(at),
  };
  const ships = addDays(letter.requested_on, shipsAfterDays);
  if (today >= ships) return { ...letter, state: '20401', shipped_on: ships };
  const state = today > letter.requested_on ? '20201' : '20101';
  return { ...letter, state, shipped_on: null };
}

/** Shows on the contract how many letters were sent or will be. */
export const lettersChange: ContractChange = (contract, call) => {
  const isListed = contract.procedures.some(({ code }) => code === 'document');
  if (!isListed) return contract;
  const shown = shipmentsOf(call).slice(0, shownAtMost);
  const inPreparation = shown.filter(({ state }) => preparing.includes(state)).length;
  const sent = shown.filter(({ state }) => state === '20401').length;
  const detail = [
    inPreparation > 0 && `発送準備中 ${inPreparation}件`,
    sent > 0 && `発送済み ${sent}件`,
  ]
    .filter(Boolean)
    .join('・');
  return withProcedures(contract, able('document', detail || null));
};
