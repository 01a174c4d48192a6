import createClient, { type Client, type FetchResponse, type Middleware } from 'openapi-fetch';
import { getConfig } from '@/config/config';
import type { HostName } from '@/config/runtimeConfig';
import type { api, Operations } from './generated/operations';
import { idempotencyKeys, servicePressed } from './idempotency';
import { observed } from './middleware/observed';
import { signed } from './middleware/signed';
import { fillPath, typeOfService } from './pathParams';
import { send } from './send';
import { type IssuedCredentials, sessionPort } from './sessionPort';
import { unwrap } from './unwrap';

export type OperationId = keyof Operations;

/** One operation of the contract, a row of `api`. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  /** `service` is the host of the service that the call is about. */
  readonly host: HostName | 'service';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As the contract spells it. */
  readonly path: string;
  readonly isFile?: true;
}

type PathOf<Operation> = Operation extends { parameters: { path: infer Path } }
  ? 'service_id' extends keyof Path
    ? Omit<Path, 'service_id'> & { service_id?: string | undefined }
    : Path
  : unknown;

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query extends object } }
  ? Query
  : unknown;

type BodyOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : unknown;

/** What an operation is called with: its parameters by their names, and its body. `service_id` may be left out. */
export type Input<Id extends OperationId> = PathOf<Operations[Id]> &
  QueryOf<Operations[Id]> &
  BodyOf<Operations[Id]>;

/** The input may be left out where nothing in it is required. */
export type InputArgument<Id extends OperationId> =
  Record<string, never> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** What an operation answers when it succeeds. */
export type Answer<Id extends OperationId> = NonNullable<
  FetchResponse<
    Operations[Id],
    (typeof api)[Id] extends { isFile: true } ? { parseAs: 'blob' } : object,
    `${string}/${string}`
  >['data']
>;

/** What the browser's `fetch` gets beside the request. */
interface CallInit {
  signal?: AbortSignal;
  keepalive?: boolean;
}

type HttpClient = Client<Record<string, Record<string, object>>>;

const scenario: Middleware[] = import.meta.env?.DEV
  ? [
      {
        onRequest: async (request) => (await import('./middleware/scenario')).withScenario(request),
      },
    ]
  : [];

/** @param middlewares in the order of their `onRequest`: signing last */
function httpClient(middlewares: Middleware[], credentials?: RequestCredentials): HttpClient {
  const client: HttpClient = createClient({ fetch: send, ...(credentials && { credentials }) });
  client.use(observed, ...scenario, ...middlewares);
  return client;
}

const sessionClient = httpClient([idempotencyKeys, signed(sessionPort)]);

/** The support page is called without a signature: a cookie is its session. */
const supportClient = httpClient([], 'include');

/**
 * Calls an operation: `call(api.postCharge, { body })`. Host and selected service are looked up now, since
 * `config.json` comes after this module and the customer can select another service.
 * @returns the body of its answer
 * @throws ApiError; RangeError for a path parameter that is not of its pattern; DOMException `AbortError` when the
 *   caller aborted
 */
export function call<Id extends OperationId>(
  operation: Operation<Id>,
  ...rest: [...InputArgument<Id>, init?: CallInit]
): Promise<Answer<Id>> {
  const [input, init] = rest as unknown as [input?: object, init?: CallInit];
  const client = operation.host === 'support' ? supportClient : sessionClient;
  return callBy(client, operation, input, init);
}

/**
 * Calls an operation of the login, signed with the given credentials, whatever the session's are by now. Renewal
 * and logout do, since neither may wait for a renewal, and a 403 to either must not end the session here.
 * @throws as `call`
 */
export function callAs<Id extends OperationId>(
  credentials: IssuedCredentials,
  operation: Operation<Id>,
  init?: CallInit,
): Promise<Answer<Id>> {
  const source = {
    credentials: () => Promise.resolve(credentials),
    newerThan: () => Promise.resolve(undefined),
    end: () => undefined,
  };
  return callBy(httpClient([signed(() => source)]), operation, {}, init);
}

async function callBy<Id extends OperationId>(
  client: HttpClient,
  { host, method, path, isFile }: Operation<Id>,
  input: object = {},
  init: CallInit = {},
): Promise<Answer<Id>> {
  const { body, ...given } = input as { body?: unknown } & Record<string, unknown>;
  const type = host === 'fixed' || host === 'mobile' ? host : undefined;
  const serviceOf = method === 'GET' ? undefined : servicePressed;
  const filled = fillPath(path, given, type, serviceOf);
  const query = Object.fromEntries(Object.entries(given).filter(([name]) => !(name in filled)));
  const hostName = host === 'service' ? typeOfService(filled['service_id']) : host;
  const answer = client.request(
    method.toLowerCase() as 'get',
    path as never,
    {
      ...init,
      ...(isFile && { parseAs: 'blob' }),
      ...(body !== undefined && { body }),
      params: { path: filled, query },
      baseUrl: getConfig().hosts[hostName],
    } as never,
  );
  return (await unwrap(answer as Promise<{ data?: unknown; response: Response }>)) as Answer<Id>;
}
