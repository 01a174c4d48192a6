import { ofEveryCustomer } from '../contract/operations.ts';
import { type HostName, type Operation, statusOf } from './contract/operation.ts';
import { exampleAnswer, exampleValue } from './contract/prism.ts';
import type { OperationId, Success } from './contractTypes.ts';
import { type Customer, fibreOf, type Service, serviceNamed } from './customers/customer.ts';
import { ownExample } from './customers/ownExamples.ts';
import {
  type Call,
  FileResponse,
  type Handlers,
  Refusal,
  type SignedCall,
  WithHeaders,
} from './handler.ts';
import type { MockRequest } from './http/request.ts';
import { json, type MockResponse } from './http/response.ts';
import type { Event } from './ledger/event.ts';
import type { MockContext } from './mockContext.ts';
import { handlers, publicHandlers } from './operations/registry.ts';
import { changedTerms } from './operations/terms.ts';
import type { Session } from './session/sessions.ts';

interface Routed {
  operation: Operation;
  params: Record<string, string>;
  host: HostName | undefined;
  session: Session | undefined;
}

interface Handled {
  answer: MockResponse;
  /** The example that answered, or `state`. */
  source: string;
  /** What the ledger keeps. */
  kept?: { asked: unknown; answer: unknown };
  /** A mistake of the caller that the contract can't describe. */
  misuse?: string;
}

/** Whether a call is one that happens to the customer: writes, and opening a notice, which marks it as read. */
const leavesSomething = ({ operationId, method }: Operation, { query }: MockRequest): boolean =>
  operationId === 'getNotificationHistory'
    ? query.has('opened')
    : method !== 'GET' && !/Secure(En|De)crypt$/.test(operationId);

/** Refusals that count: a wrong code can be tried five times. */
const countedRefusals = ['postConfirmationNumberVerification'];

/** What a customer knows alone; no ledger holds it. */
const secrets = ['current_password', 'new_password', 'cipher_text'];

const withoutSecrets = (asked: unknown): unknown =>
  asked && typeof asked === 'object' && !Array.isArray(asked)
    ? Object.fromEntries(Object.entries(asked).filter(([name]) => !secrets.includes(name)))
    : asked;

/** Carries an operation out, and writes down what it changed. */
export function handle(mock: MockContext, request: MockRequest, routed: Routed): Handled {
  const { operation, params, session } = routed;
  if (!session) return carryOut(mock, request, routed);
  const now = mock.sessions.now(session);
  session.past = session.ledger.until(now);
  const handled = carryOut(mock, request, routed);
  if (!leavesSomething(operation, request)) return handled;
  const { status } = handled.answer;
  if (status < 300 || countedRefusals.includes(operation.operationId))
    session.ledger.add({
      operation: operation.operationId,
      at: now.toISOString(),
      login: session.id,
      service_id: params['service_id'] ?? null,
      status,
      asked: withoutSecrets(handled.kept?.asked),
      answer: operation.method === 'GET' ? null : structuredClone(handled.kept?.answer),
    } as Event);
  return handled;
}

/** By its handler, else by the example that the customer's data names. */
function carryOut(
  mock: MockContext,
  request: MockRequest,
  { operation, params, host, session }: Routed,
): Handled {
  const service = session && serviceNamed(session.customer, params['service_id']);
  if (session && isNotTheirs(operation, session, params['service_id'])) return notFound(operation);
  if (service && host !== service.listed.service_type)
    return {
      answer: json(500, { code: 'mock_wrong_host', message: wrongHost(operation, service) }),
      source: 'mock',
      misuse: wrongHost(operation, service),
    };
  const now = session ? mock.sessions.now(session) : mock.clock.now();
  const call = callOf(mock, now, request, operation, params, session?.customer);
  const given: Handlers = mock.handlers;
  const key = operation.operationId as 'getUser';
  const signed =
    session &&
    ({
      ...(call as Call<'getUser'>),
      session,
      customer: session.customer,
      service: service as undefined,
      read: (id, of, query) => answerOf(mock, { ...request, query: asked(query) }, session, id, of),
    } satisfies SignedCall<'getUser'>);
  const result = signed
    ? (changedTerms(key, signed) ?? (given[key] ?? handlers[key])?.(signed))
    : publicHandlers[operation.operationId as 'postLogin']?.(call);
  if (result === undefined) {
    const id = operation.operationId as OperationId;
    const named =
      service?.examples[id] ?? session?.customer.examples[id] ?? firstExample(operation);
    const example = exampleAnswer(operation, statusOf(operation, named) ?? 200, named);
    const own = session && ownExample(mock.contract, session.customer, id, named);
    const answer = own === undefined ? example : { ...example, body: own };
    return { answer, source: named, kept: { asked: questionOf(call), answer: answer.body } };
  }
  if (result instanceof Refusal)
    return {
      answer: refusalAnswer(operation, result),
      source: result.example,
      kept: { asked: questionOf(call), answer: null },
    };
  if (result instanceof FileResponse) return { answer: fileAnswer(result), source: 'state' };
  if (result instanceof WithHeaders)
    return { answer: json(200, result.body, result.headers), source: 'state' };
  return {
    answer: json(200, result),
    source: 'state',
    kept: { asked: questionOf(call), answer: result },
  };
}

const questionOf = ({ body, query }: Pick<Call<OperationId>, 'body' | 'query'>): unknown =>
  body ?? query;

const asked = (query: object = {}) => new URLSearchParams(query as Record<string, string>);

/** What a read answers, for another handler to build on; undefined where it refuses. */
function answerOf<Id extends OperationId>(
  mock: MockContext,
  request: MockRequest,
  session: Session,
  id: Id,
  of: Service | undefined,
): Success<Id> | undefined {
  const operation = mock.contract.find(id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  const params: Record<string, string> = of ? { service_id: of.listed.service_id } : {};
  const { answer } = carryOut(mock, request, {
    operation,
    params,
    host: of?.listed.service_type,
    session,
  });
  return answer.status === 200 ? (answer.body as Success<Id>) : undefined;
}

const wrongHost = ({ operationId }: Operation, { listed }: Service): string =>
  `${operationId}: ${listed.service_id} is served by the host ${listed.service_type}.`;

/** Operations on an option of the fibre contract, although their path names any service. */
const ofFibreToo = ['getServiceHikaritv', 'postServiceOptionHikaritv'];

/**
 * Whether a call is about a service that the customer doesn't have: somebody else's, nobody's, or the fibre
 * contract when the customer has mobile only. For this customer it doesn't exist (contract: 404).
 */
function isNotTheirs(
  { operationId, document }: Operation,
  session: Session,
  serviceId: string | undefined,
): boolean {
  if (serviceId !== undefined && !serviceNamed(session.customer, serviceId)) return true;
  const isOfFibre = /-fixed$/.test(document) || ofFibreToo.includes(operationId);
  return isOfFibre && !ofEveryCustomer.includes(operationId) && !fibreOf(session.customer);
}

/** The operation's `not_found`; where it has none, as for a gift, its first other example of a 404. */
function notFound(operation: Operation): Handled {
  const { examples = [] } = operation.responses.find(({ status }) => status === 404) ?? {};
  const { name = 'not_found' } = examples.find((e) => e.name === 'not_found') ?? examples[0] ?? {};
  return { answer: refusalAnswer(operation, new Refusal(name)), source: name };
}

function callOf(
  mock: MockContext,
  now: Date,
  request: MockRequest,
  operation: Operation,
  params: Record<string, string>,
  customer: Customer | undefined,
): Call<OperationId> {
  // The contract has just been checked, so parameters and body are what the operation's types say.
  return {
    mock,
    now,
    request,
    params,
    query: Object.fromEntries(request.query),
    body: request.body.length ? (JSON.parse(request.body.toString('utf8')) as unknown) : undefined,
    example: (name: string) => {
      const id = operation.operationId as OperationId;
      const value = customer
        ? ownExample(mock.contract, customer, id, name)
        : exampleValue(operation, name);
      if (value === undefined) throw new Error(`${operation.operationId} has no example ${name}.`);
      return value;
    },
  } as unknown as Call<OperationId>;
}

const firstExample = (operation: Operation): string =>
  operation.responses.find((r) => r.status === 200)?.examples[0]?.name ?? 'normal';

function refusalAnswer(operation: Operation, refusal: Refusal): MockResponse {
  const status = statusOf(operation, refusal.example);
  if (status === undefined)
    throw new Error(`${operation.operationId} has no example ${refusal.example}.`);
  const answer = exampleAnswer(operation, status, refusal.example);
  return { ...answer, body: { ...(answer.body as object), ...refusal.change } };
}

function fileAnswer(file: FileResponse): MockResponse {
  return {
    status: 200,
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.name}"`,
    },
    body: file.bytes,
  };
}
