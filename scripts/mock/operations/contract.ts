import { japanDay } from '@/lib/date.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import { fibreOf, type Service, simsOf } from '../customers/customer.ts';
import type { Application, Ended, NewApplication } from '../facts/application.ts';
import { applicationId, applicationOf, applicationsAt } from '../facts/applications.ts';
import { contractNow } from '../facts/contract.ts';
import { type Person, personOf, renamingSince } from '../facts/customer.ts';
import { accepted, dayNumber, exampleOf, fibreExample } from '../facts/examples.ts';
import { fibreContractOf, installationOf } from '../facts/fibreContract.ts';
import { fibreQuitApplication } from '../facts/fibreOrders.ts';
import { upgradeTitle } from '../facts/fibrePlan.ts';
import { quitStateOf, quitTitle } from '../facts/fibreQuit.ts';
import { firstMonthAfter } from '../facts/firstBill.ts';
import { contractedOptions } from '../facts/options.ts';
import { isIdle, stopStateAt } from '../facts/simLife.ts';
import { optionsOf } from '../facts/simOptions.ts';
import { type CustomerCall, type Handlers, Refusal, type ServiceCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';

type Lists = Pick<Success<'getContractProcedure'>, 'applications' | 'ended'>;

/** The contract of a service and its procedures: as the customer's named examples say, with what was written since. */
export const contract: Handlers = {
  getContract: (call) => ({ ...contractNow(call), option_count: optionCount(call) }),

  getFixedContract: (call) => fibreContractOf(call),

  getCustomerKey: (call) => ({
    ...fibreExample(call, 'getCustomerKey'),
    // Before the line is open the connection has none.
    ...(fibreContractOf(call).connection_id === null && { connection_id: null }),
  }),

  getContractProcedure: (call) => {
    const begun = applicationsAt(call);
    const leaving = quitAtFirst(call);
    const stops = simsOf(call.customer).map((service) => lastStop({ ...call, service }));
    return {
      ...begun,
      applications: [
        ...begun.applications.filter(outlasts(call)),
        ...leaving.applications,
        ...call.customer.services.flatMap((service) => waitingActivation({ ...call, service })),
        ...stops.flatMap(({ applications }) => applications),
      ],
      ended: [
        ...leaving.ended,
        ...stops.flatMap(({ ended }) => ended),
        ...begun.ended.filter(tookPlace(call)),
      ],
      option_count: optionCount(call),
      procedure_count: contractNow(call).procedures.length,
    };
  },
};

/** The leaving of the customer's fibre; null without one, or without fibre. */
const fibreLeaving = (call: ServiceCall) =>
  call.session.customer.user.plan ? quitStateOf(call).quitting : null;

/** Whether an application goes on though fibre ends: those for fibre do that come to their next step before, or end with it. */
function outlasts(call: ServiceCall) {
  const quitting = fibreLeaving(call);
  return ({ title, service_type, next }: Application) =>
    !quitting ||
    service_type !== 'fixed' ||
    title.endsWith('解約') ||
    (next.date !== null && next.date <= quitting.quit_on && title !== upgradeTitle);
}

/** Whether what has ended really came: nothing of fibre does after its end, and no upgrade once it was given up for that. */
function tookPlace(call: ServiceCall) {
  const quitting = fibreLeaving(call);
  return ({ title, service_type, ended_on }: Ended) =>
    !quitting ||
    service_type !== 'fixed' ||
    title === quitTitle ||
    ended_on <= (title === upgradeTitle ? quitting.accepted_on : quitting.quit_on);
}

const none: Lists = { applications: [], ended: [] };

/** A cancellation of the customer's data, listed like one that was ordered here. */
function quitAtFirst(call: ServiceCall): Lists {
  const { service, now } = call;
  if (service.listed.service_type !== 'fixed') return none;
  const { quitting } = quitStateOf(call);
  if (!quitting || quitting.order) return none;
  const { quit_on, accepted_on, cancel_until } = quitting;
  const receipt = `QT${dayNumber(accepted_on)}0001`;
  if (quit_on < japanDay(now))
    return { ...none, ended: [endedOf(service, receipt, quitTitle, quit_on)] };
  const quit = fibreQuitApplication(receipt, now.toISOString(), quit_on, cancel_until);
  return { ...none, applications: [applicationOf(service, quit, accepted_on)] };
}

const endedOf = (
  { listed: { service_id, service_type } }: Service,
  receipt_number: string,
  title: string,
  ended_on: string,
): Lists['ended'][number] => ({
  application_id: applicationId(receipt_number),
  title,
  service_id,
  service_type,
  ended_on,
});

/** A SIM that was applied for waits to be activated; the transfer of its number is an application of its own. */
function waitingActivation(call: ServiceCall): Application[] {
  const { service } = call;
  if (!isIdle(call)) return [];
  if (exampleOf(call, 'getOrderApplication').applications.length > 0) return [];
  const { accepted_on } = contractNow(call);
  const order = {
    receipt_number: `SM${dayNumber(accepted_on)}${service.listed.service_id.slice(-4)}`,
    title: 'SIMのお申し込み',
    steps: [{ label: '開通', date: null }],
    nextTitle: 'SIMの開通',
    detail: '開通の日は、決まりしだいお知らせします',
  };
  return [applicationOf(service, order, accepted_on)];
}

/** The last stop or restart of a SIM: under way or ended. */
function lastStop(call: ServiceCall): Lists {
  const { asked, since } = stopStateAt(call);
  if (!asked) return none;
  const { service } = call;
  const what = asked.action === 'stop' ? '利用停止' : '利用再開';
  const { receipt_number } = asked;
  const date = japanDay(asked.accepted_at);
  const title = `SIMの${what}`;
  if (since === null) return { ...none, ended: [endedOf(service, receipt_number, title, date)] };
  const order: NewApplication = {
    receipt_number,
    title,
    steps: [{ label: what, date }],
    nextTitle: title,
    detail: '10分ほどかかります',
    action: { kind: 'guide', label: 'いまの状況を見る', url: '/mobile/contract/stop_restart' },
  };
  return { ...none, applications: [applicationOf(service, order, date)] };
}

/** How many options are in use. */
const optionCount = (call: ServiceCall): number =>
  call.service.listed.service_type === 'fixed'
    ? contractedOptions(call).filter(({ status }) => status === 'SRVC' || status === 'QTWT').length
    : optionsOf(call).filter(({ status }) => status === 'using').length;

/** The contractor's numbers, changed from a SIM; every service of the account shows them. */
export const contractor: Handlers = {
  putServiceContract: (call) => {
    const { session, now, body } = call;
    // A name or an address is changed with the fibre contract, by documents.
    if (!body.phone || body.name || body.address)
      return { ...accepted(call, 'CT'), applied_on: null, needs_document: true };
    const person = personOf(session);
    const { tel, tel_daytime } = body.phone;
    if (person.tel === tel && person.tel_daytime === tel_daytime) return new Refusal('not_changed');
    return { ...accepted(call, 'CT'), applied_on: japanDay(now), needs_document: false };
  },
};

type Change = RequestBody<'putContract'>;
type Letters = Success<'getBillingAddressInfo'>;

/** Name, address and phone of the customer, and where letters go (docs/product.md §6.2). */
export const customerData: Handlers = {
  putContract: (call) => {
    const { session, now, body } = call;
    if (!isChange(personOf(session), body)) return new Refusal('not_changed');
    if (body.name && renamingSince(session)) return new Refusal('change_in_progress');
    return {
      ...accepted(call, 'CT'),
      applied_on: body.name ? null : japanDay(now),
      needs_document: body.name !== null,
    };
  },

  getBillingAddressInfo: (call) => lettersOf(call),

  putBillingAddressInfo: (call) => {
    const letters = lettersOf(call);
    const { receiver, ...address } = call.body;
    if (letters.name === receiver && isSame(letters.address, address))
      return new Refusal('not_changed');
    const service = fibreOf(call.customer);
    return {
      ...accepted(call, 'BA'),
      starts_month: service ? firstMonthAfter({ ...call, service }, call.now) : null,
    };
  },
};

/** Where letters go: where the line is, or where the customer wants them. */
function lettersOf(call: CustomerCall): Letters {
  const { session } = call;
  const example = fibreExample(call, 'getBillingAddressInfo');
  const { address: installed } = installationOf(call);
  const changed = eventsOf(session.past, 'putBillingAddressInfo').at(-1);
  if (!changed) return example.same_as_installation ? { ...example, address: installed } : example;
  const { receiver, ...address } = changed.asked;
  const same_as_installation = isSame(installed, address);
  return { ...example, name: receiver, address, same_as_installation };
}

const isChange = (person: Person, { name, address, phone }: Change): boolean =>
  [name, address, phone].some((part) => part !== null && !isSame(person, part));

/** Whether `whole` has all of `part` already. */
function isSame(whole: object, part: object): boolean {
  const known = new Map<string, unknown>(Object.entries(whole));
  return Object.entries(part).every(([key, value]) => known.get(key) === value);
}
