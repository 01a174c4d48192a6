import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { getConfig } from '@/config/config';
import type { HostName, ServiceType } from '@/config/runtimeConfig';
import { servicePressed } from './idempotency';
import { fillPath, type PathParams, typeOfService } from './pathParams';
import { send } from './send';

/** The contract's paths as callers see them: `service_id` may be left out, and the client sets the headers. */
export type CallPaths<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: CallOperation<Paths[Path][Method]>;
  };
};

type CallOperation<Operation> = Operation extends { parameters: infer Parameters }
  ? Omit<Operation, 'parameters'> & { parameters: CallParameters<Parameters> }
  : Operation;

type CallParameters<Parameters> = Omit<Parameters, 'path' | 'header'> & CallPath<Parameters>;

type CallPath<Parameters> = Parameters extends { path: infer Path }
  ? 'service_id' extends keyof Path
    ? keyof Path extends 'service_id'
      ? { path?: { service_id?: string } }
      : { path: Omit<Path, 'service_id'> & { service_id?: string } }
    : { path: Path }
  : { path?: never };

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** openapi-fetch's calls of one host, with what query keys and the filling in of `service_id` need. */
export interface ApiClient<Paths extends object> extends Pick<
  Client<Paths>,
  (typeof methods)[number]
> {
  /** Goes into query keys: two clients can share a path. */
  readonly name: string;
  /** The services that the host has; both when undefined. */
  readonly type: ServiceType | undefined;
}

/** What a call may be given; openapi-fetch types it by path. */
interface CallInit {
  params?: { path?: PathParams };
  [option: string]: unknown;
}

/**
 * Makes the client of a host. The host's address and the selected service are looked up at each call,
 * since `config.json` is loaded after this module and the customer can select another service.
 * @param host `service` stands for the host of the service that the call is about
 * @param middlewares in the order of their `onRequest`: signing last
 */
export function apiClient<Paths extends object>(
  host: HostName | 'service',
  middlewares: Middleware[],
): ApiClient<CallPaths<Paths>> {
  const type = host === 'fixed' || host === 'mobile' ? host : undefined;
  const client = createClient<Record<string, Record<string, object>>>({ fetch: send });
  client.use(...middlewares);

  const caller = (method: (typeof methods)[number]) => async (path: string, init?: CallInit) => {
    const serviceOf = method === 'GET' ? undefined : servicePressed;
    const filled = fillPath(path, init?.params?.path, type, serviceOf);
    const hostName = host === 'service' ? typeOfService(filled['service_id']) : host;
    return client.request(
      method.toLowerCase() as 'get',
      path as never,
      {
        ...init,
        params: { ...init?.params, path: filled },
        baseUrl: getConfig().hosts[hostName],
      } as never,
    );
  };

  const calls = Object.fromEntries(methods.map((method) => [method, caller(method)]));
  return { name: host, type, ...calls } as unknown as ApiClient<CallPaths<Paths>>;
}
