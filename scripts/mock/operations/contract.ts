import { addMonths, formatDay, japanDay, japanMonth } from '@/lib/date.ts';
import type { RequestBody, Success } from '../contractTypes.ts';
import { applicationsAt } from '../facts/applications.ts';
import { contractNow } from '../facts/contract.ts';
import type { ContractCall } from '../facts/contractChange.ts';
import { type Person, personOf } from '../facts/customer.ts';
import { accepted, dayNumber, exampleOf, fibreExample, fibreServiceOf } from '../facts/examples.ts';
import { installationOf } from '../facts/fibreContract.ts';
import { upgradeTitle } from '../facts/fibrePlan.ts';
import { quitStateOf, quitTitle } from '../facts/fibreQuit.ts';
import { contractedOptions } from '../facts/options.ts';
import { isIdle, stopApplication } from '../facts/simLife.ts';
import { type CustomerCall, type Handlers, Refusal } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';

/** The contract of a service and its procedures: as the customer's named examples say, with what was written since. */
export const contract: Handlers = {
  getContract: (call) => contractNow(call),

  getContractProcedure: (call) => {
    const begun = applicationsAt(call);
    const example = quitApplications(call);
    const stops = call.customer.services
      .filter(({ listed }) => listed.service_type === 'mobile')
      .map((service) => stopApplication({ ...call, service }));
    return {
      ...begun,
      applications: [
        ...begun.applications.filter(outlasts(call)),
        ...example,
        ...call.customer.services.flatMap((service) => waitingActivation({ ...call, service })),
        ...stops.flatMap(({ applications }) => applications),
      ],
      ended: [...endedQuit(call), ...stops.flatMap(({ ended }) => ended), ...begun.ended],
      option_count:
        call.service.listed.service_type === 'fixed' ? optionsInUse(call) : begun.option_count,
      procedure_count: contractNow(call).procedures.length,
    };
  },
};

/** Takes from the applications those for fibre that its end overtakes; what ends with it goes on. */
function outlasts(call: ContractCall) {
  const { session } = call;
  const { quitting } = session.customer.user.plan ? quitStateOf(call) : { quitting: null };
  return ({ title, service_type, next }: Success<'getContractProcedure'>['applications'][number]) =>
    !quitting ||
    service_type !== 'fixed' ||
    title.endsWith('解約') ||
    (next.date !== null && next.date <= quitting.quit_on && title !== upgradeTitle);
}

/** A cancellation of the customer's data, listed among the applications like one that was ordered here. */
function quitApplications(call: ContractCall): ReturnType<typeof applicationsAt>['applications'] {
  const { service, now } = call;
  if (service.listed.service_type !== 'fixed') return [];
  const { quitting } = quitStateOf(call);
  const today = japanDay(now);
  if (!quitting || quitting.order || quitting.quit_on < today) return [];
  const { quit_on, accepted_on, cancel_until } = quitting;
  const { service_id, service_type, phone_number } = service.listed;
  const canCancel = today <= cancel_until;
  return [
    {
      application_id: applicationId(accepted_on, '0001'),
      title: quitTitle,
      service_id,
      service_type,
      phone_number,
      accepted_on,
      steps: [
        { label: '申し込み', state: 'done', date: accepted_on },
        { label: '利用終了', state: 'next', date: quit_on },
      ],
      next: {
        title: '光の利用終了',
        date: quit_on,
        detail: canCancel ? `${formatDay(cancel_until)}まで取り消せます` : null,
        action: canCancel
          ? { kind: 'cancel', label: '取り消す', url: '/contract/quit_cancel' }
          : null,
      },
    },
  ];
}

/** The same cancellation after the last day. */
function endedQuit(call: ContractCall): Success<'getContractProcedure'>['ended'] {
  const { service, now } = call;
  if (service.listed.service_type !== 'fixed') return [];
  const { quitting } = quitStateOf(call);
  if (!quitting || quitting.order || quitting.quit_on >= japanDay(now)) return [];
  const { service_id, service_type } = service.listed;
  return [
    {
      application_id: applicationId(quitting.accepted_on, '0001'),
      title: quitTitle,
      service_id,
      service_type,
      ended_on: quitting.quit_on,
    },
  ];
}

const applicationId = (acceptedOn: string, last: string): string =>
  `a${dayNumber(acceptedOn)}${last}`;

/** A SIM that was applied for waits to be activated; the transfer of its number is an application of its own. */
function waitingActivation(call: ContractCall): ReturnType<typeof applicationsAt>['applications'] {
  const { service } = call;
  if (!isIdle(call)) return [];
  if (exampleOf(call, 'getOrderApplication').applications.length > 0) return [];
  const { service_id, service_type, phone_number } = service.listed;
  const { accepted_on } = contractNow(call);
  return [
    {
      application_id: applicationId(accepted_on, service_id.slice(-4)),
      title: 'SIMのお申し込み',
      service_id,
      service_type,
      phone_number,
      accepted_on,
      steps: [
        { label: '申し込み', state: 'done', date: accepted_on },
        { label: '開通', state: 'next', date: null },
      ],
      next: {
        title: 'SIMの開通',
        date: null,
        detail: '開通の日は、決まりしだいお知らせします',
        action: null,
      },
    },
  ];
}

const optionsInUse = (context: CustomerCall): number =>
  contractedOptions(context).filter(({ status }) => status === 'SRVC' || status === 'QTWT').length;

/** The contractor's numbers, changed from a SIM; every service of the account shows them. */
export const contractor: Handlers = {
  putServiceContract: (call) => {
    const { session, now, body } = call;
    const { status } = contractNow(call);
    if (status === 'QTWT' || status === 'QUIT') return new Refusal('quitting');
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
    const { status } = contractNow({ ...call, service: fibreServiceOf(session) });
    if (status === 'QTWT' || status === 'QUIT') return new Refusal('quitting');
    if (!isChange(personOf(session), body)) return new Refusal('not_changed');
    // A name changes only when its document has come back, which nobody sends.
    const isRenaming = eventsOf(session.past, 'putContract').some(({ asked }) => asked.name);
    if (body.name && isRenaming) return new Refusal('change_in_progress');
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
    return { ...accepted(call, 'BA'), starts_month: addMonths(japanMonth(call.now), 1) };
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
