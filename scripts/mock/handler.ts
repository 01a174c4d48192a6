import type { OperationId, PathParams, Query, RequestBody, Success } from './contractTypes.ts';
import { type Customer, fibreOf, type Service, serviceNamed } from './customers/customer.ts';
import type { MockRequest } from './http/request.ts';
import type { Event, WriteId } from './ledger/event.ts';
import type { MockContext } from './mockContext.ts';
import type { Session } from './session/sessions.ts';

/** What a handler is given. */
export interface Call<Id extends OperationId> {
  mock: MockContext;
  now: Date;
  request: MockRequest;
  params: PathParams<Id>;
  query: Query<Id>;
  body: RequestBody<Id>;
  /**
   * A named example of this operation as a body to start from.
   * @throws Error when the contract has no such example
   */
  example: (name: string) => Success<Id>;
}

export interface SignedCall<Id extends OperationId> extends Call<Id> {
  session: Session;
  customer: Customer;
  /** The customer's service that the path names. */
  service: PathParams<Id> extends { service_id: string } ? Service : undefined;
  /**
   * What another read answers this customer at this moment, as its page gets it; undefined where it refuses.
   * @param of the service that its path names; none where the read is the account's
   */
  read: <Other extends OperationId>(
    id: Other,
    of?: Service,
    query?: Query<Other>,
  ) => Success<Other> | undefined;
}

/** What the facts of a customer need to know of a call. */
export type CustomerCall = Pick<SignedCall<OperationId>, 'mock' | 'session' | 'now'>;

/** What the facts of one of the customer's services need to know of a call. */
export type ServiceCall = CustomerCall & { service: Service };

/** A refusal. The named example gives status, code and message; `change` replaces what depends on the moment. */
export class Refusal {
  constructor(
    readonly example: string,
    readonly change: Record<string, unknown> = {},
  ) {}
}

/** Refuses the value of one field. */
export const wrongField = (name: string, message: string): Refusal =>
  new Refusal('bad_request', { fields: [{ name, message }] });

/** A file instead of JSON. */
export class FileResponse {
  constructor(
    readonly type: string,
    readonly name: string,
    readonly bytes: Buffer,
  ) {}
}

/** A body with headers of its own, e.g. a cookie. */
export class WithHeaders<Body> {
  constructor(
    readonly body: Body,
    readonly headers: Record<string, string>,
  ) {}
}

/** `undefined` answers with the named example. */
type Result<Id extends OperationId> =
  Success<Id> | WithHeaders<Success<Id>> | FileResponse | Refusal | undefined;

/** Handlers of signed operations, by operation id. */
export type Handlers = { [Id in OperationId]?: (call: SignedCall<Id>) => Result<Id> };

/** Handlers of public operations, by operation id. */
export type PublicHandlers = { [Id in OperationId]?: (call: Call<Id>) => Result<Id> };

/** Operations whose path names a service, though they are about fibre. */
const ofFibre: readonly WriteId[] = ['postServiceOptionHikaritv'];

/** The service that an event is about: that of its path, else fibre. */
export const serviceOf = ({ customer }: Session, event: Event): Service | undefined =>
  event.service_id === null || ofFibre.includes(event.operation)
    ? fibreOf(customer)
    : serviceNamed(customer, event.service_id);
