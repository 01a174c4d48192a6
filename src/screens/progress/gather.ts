import type * as Schema from '@/api/generated/schemas';
import { fromApplication } from './fromApplication';
import { endedConstruction, fromConstruction } from './fromConstruction';
import { endedDelivery, fromDelivery } from './fromDelivery';
import { fromOrder } from './fromOrder';
import type { Ended, PendingApplication } from './pendingApplication';

/** The applications that one SIM has of its own. */
export interface SimOrders {
  sim: { service_id: string; phone_number: string | null };
  orders: readonly Schema.OrderApplication[];
}

interface Sources {
  procedure: Schema.Applications;
  sims: readonly SimOrders[];
  construction: Schema.Construction | null;
  deliveries: readonly Schema.Delivery[];
  /** The account's fibre service; undefined where it has none. */
  fibre: string | undefined;
}

/**
 * All that is in progress, each application once. The account's list has all of them; the other reads
 * know more about their part. Two entries are the same application if service and day of acceptance are
 * the same, and the day of the next step or a step on the way is the same too.
 * @returns those in progress in the order in which they were read, those that ended with the newest first
 */
export function gather({ procedure, sims, construction, deliveries, fibre }: Sources): {
  open: PendingApplication[];
  ended: Ended[];
} {
  const open = procedure.applications.map(fromApplication);
  const joined = new Set<PendingApplication>();
  const join = (candidates: readonly PendingApplication[]) => {
    const [first] = candidates;
    if (!first) return;
    const fitting = open.filter(
      (one) =>
        !joined.has(one) &&
        candidates.some(
          ({ service, serviceId, acceptedOn }) =>
            one.service === service && one.serviceId === serviceId && one.acceptedOn === acceptedOn,
        ),
    );
    const same =
      fitting.find(({ next }) => next.date === first.next.date) ??
      fitting.find((one) => haveStepInCommon(one, first));
    const result = same ? merged(same, first) : first;
    joined.add(result);
    if (same) open.splice(open.indexOf(same), 1, result);
    else open.push(result);
  };

  for (const candidates of ordersByKey(sims)) join(candidates);
  const work = construction && fromConstruction(construction, fibre);
  if (work) join([work]);
  for (const delivery of deliveries) {
    const application = fromDelivery(delivery, fibre);
    if (application) open.push(application);
  }

  const ended = [
    ...procedure.ended.map(({ application_id, title, ended_on }): Ended => ({
      key: application_id,
      title,
      endedOn: ended_on,
    })),
    construction && endedOnce(endedConstruction(construction), procedure),
    ...deliveries.map(endedDelivery),
  ].filter((one) => one !== null && one !== undefined);
  return { open, ended: ended.sort((a, b) => b.endedOn.localeCompare(a.endedOn)) };
}

/** A construction that is over is left out if the application to which it belonged is listed. */
const endedOnce = (work: Ended | undefined, { ended }: Schema.Applications): Ended | undefined =>
  ended.some(
    ({ service_type, title, ended_on }) =>
      service_type === 'fixed' && ended_on === work?.endedOn && work.title.startsWith(title),
  )
    ? undefined
    : work;

/** The first step doesn't count: every application begins with being applied for. */
const haveStepInCommon = (one: PendingApplication, other: PendingApplication): boolean =>
  one.steps.slice(1).some(({ label }) => other.steps.slice(1).some((step) => step.label === label));

/** Groups the orders of all SIMs by application: the lists of several SIMs may have the same one. */
function ordersByKey(sims: readonly SimOrders[]): PendingApplication[][] {
  const groups = new Map<string, PendingApplication[]>();
  for (const { sim, orders } of sims)
    for (const order of orders) {
      const one = fromOrder(order, sim);
      groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
    }
  return [...groups.values()];
}

/**
 * The account's application, completed from the other read. If the days of their next steps differ, the
 * other read is right, since it is closer to the work.
 */
function merged(application: PendingApplication, closer: PendingApplication): PendingApplication {
  const { next } = application;
  if (next.date !== closer.next.date)
    return { ...application, steps: closer.steps, next: closer.next, asks: closer.asks };
  return {
    ...application,
    next: {
      ...next,
      details: closer.next.details.length > 0 ? closer.next.details : next.details,
      action: next.action ?? closer.next.action,
    },
    asks: closer.asks,
  };
}
