import { queryOptions } from '@tanstack/react-query';
import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { ApiClient } from './client';
import { fillPath, type PathParams } from './pathParams';
import { unwrap } from './unwrap';

type ReadPath<Paths> = {
  [Path in keyof Paths & string]: Paths[Path] extends { get: object } ? Path : never;
}[keyof Paths & string];

type Operation<PathItem> = PathItem extends { get: infer Get extends object } ? Get : never;

type ReadInit<PathItem> = PathItem extends { get: object }
  ? MaybeOptionalInit<PathItem, 'get'>
  : never;

/** The init may be left out when nothing in it is required. */
type InitArgument<Init> =
  Record<string, never> extends NonNullable<Init> ? [init?: Init] : [init: Init];

type Answer<PathItem, Init> = NonNullable<
  FetchResponse<Operation<PathItem>, Init, `${string}/${string}`>['data']
>;

type QueryInit = { params?: { path?: PathParams } } | undefined;

/**
 * A read as query options: `useSuspenseQuery(readQuery(fixedApi, '/api/read/v1/user'))`. The key is
 * [client name, path, init] with the service filled in, so that one service's data never shows for another.
 * @param init parameters as openapi-fetch takes them; `service_id` may be left out
 * @throws RangeError for a path parameter that is not of its pattern
 */
export function readQuery<
  Paths extends object,
  Path extends ReadPath<Paths>,
  Init extends ReadInit<Paths[Path]>,
>(client: ApiClient<Paths>, path: Path, ...[init]: InitArgument<Init>) {
  const given = init as QueryInit;
  const filled = fillPath(path, given?.params?.path, client.type);
  const params = { ...given?.params, ...(Object.keys(filled).length > 0 && { path: filled }) };
  const full = { ...given, ...(Object.keys(params).length > 0 && { params }) };
  return queryOptions({
    queryKey: [client.name, path, full] as const,
    queryFn: ({ signal }): Promise<Answer<Paths[Path], Init>> => {
      const get = client.GET as unknown as (
        path: string,
        init: object,
      ) => Promise<{ response: Response }>;
      return unwrap(get(path, { ...full, signal }));
    },
  });
}
