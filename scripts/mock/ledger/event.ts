import type { OperationId, Query, RequestBody, Success } from '../contractTypes.ts';
import type { Service } from '../customers/customer.ts';
import { frozen } from '../frozen.ts';

/** Operations that leave something behind: all writes, and the one read that marks what it showed as read. */
export type WriteId = Extract<OperationId, `${'post' | 'put'}${string}`> | 'getNotificationHistory';

/** What a call asked: its body, or its query where it has none. */
type Asked<Id extends WriteId> = RequestBody<Id> extends undefined ? Query<Id> : RequestBody<Id>;

/**
 * Something that a customer did: an order, a payment, a gift, a setting. What was asked and what was answered,
 * both as the contract types them: all that is so afterwards follows from it. Plain data, so that a file keeps it.
 */
export type Event<Id extends WriteId = WriteId> = {
  [One in Id]: {
    operation: One;
    /** When, by the clock of the login that did it; ISO. */
    at: string;
    /** The login that did it, e.g. `L3`. */
    login: string;
    service_id: string | null;
    /** The status of its answer: a refusal is kept where it counts, as that of a wrong code does. */
    status: number;
    /** Without passwords and card numbers. */
    asked: Asked<One>;
    answer: One extends 'getNotificationHistory' ? null : Success<One>;
  };
}[Id];

/** What happened up to a moment, oldest first. */
export type Past = readonly Event[];

/** The events of some operations, oldest first; of one service where it is given. */
export const eventsOf = <Id extends WriteId>(
  past: Past,
  ids: Id | readonly Id[],
  service?: Service,
): Event<Id>[] =>
  past.filter(
    (event) =>
      event.status < 300 &&
      (typeof ids === 'string'
        ? ids === event.operation
        : ids.some((id) => id === event.operation)) &&
      (!service || service.listed.service_id === event.service_id),
    // Which operation an event is of says which event it is.
  ) as unknown as Event<Id>[];

/**
 * A fact that follows from the past alone. It is made once for all calls at a moment, since other facts ask for it
 * again and again; whoever gets it can't change it.
 * @param of whose fact it is, where a customer has several
 */
export function fact<Call extends { session: { past: Past }; now: Date }, Made>(
  project: (call: Call) => Made,
  of: (call: Call) => string = () => '',
): (call: Call) => Made {
  const known = new WeakMap<Past, Map<string, { made: Made }>>();
  return (call) => {
    const { past } = call.session;
    const facts = known.get(past) ?? new Map<string, { made: Made }>();
    known.set(past, facts);
    const key = `${of(call)} ${call.now.getTime()}`;
    const found = facts.get(key) ?? { made: frozen(project(call)) };
    facts.set(key, found);
    return found.made;
  };
}

/** What names the service that a fact is about. */
export const ofService = ({ service }: { service: Service }): string => service.listed.service_id;

/** What each kind of event makes: a line of the bill, a notification, an application. */
export type Views<Made, Context> = {
  [Id in WriteId]?: (event: Event<Id>, context: Context) => Made;
};

/** What an event makes by a table; undefined where it has no entry there. */
export const viewOf = <Made, Context>(
  views: Views<Made, Context>,
  event: Event,
  context: Context,
): Made | undefined =>
  (views[event.operation] as ((event: Event, context: Context) => Made) | undefined)?.(
    event,
    context,
  );
