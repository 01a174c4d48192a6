import type { ServiceType } from '@/config/runtimeConfig';
import { sessionPort } from './sessionPort';

const patterns: Record<string, RegExp> = {
  service_id: /^[fm][0-9]{8,11}$/,
  target_month: /^20[0-9]{2}(0[1-9]|1[0-2])$/,
};
/** Pattern of all others. A parameter of `.`, `..` or nothing would change the path. */
const otherwise = /^[A-Za-z0-9_-]{1,64}$/;

export type PathParams = Readonly<Record<string, unknown>>;

/** Id of the selected service of a type; of either when absent. */
const selected = (type?: ServiceType) => sessionPort().serviceId(type);

/**
 * The parameters of a path, checked against their patterns. Where the caller gives no `service_id`, it is
 * filled in here and nowhere else.
 * @param path as the contract spells it, `/api/read/v1/services/{service_id}/packet-gift`
 * @param type of the services that the host has; both when absent
 * @param serviceOf gives the `service_id`: of the selected service, or for a write that of its press
 * @throws RangeError when a value is missing or not of its pattern
 */
export function fillPath(
  path: string,
  given: PathParams = {},
  type?: ServiceType,
  serviceOf: (type?: ServiceType) => string | undefined = selected,
): PathParams {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  return Object.fromEntries(
    names.map((name) => {
      const value = given[name] ?? (name === 'service_id' ? serviceOf(type) : undefined);
      if (typeof value !== 'string' || !(patterns[name] ?? otherwise).test(value))
        throw new RangeError(`${JSON.stringify(value)} is no ${name} (${path})`);
      return [name, value];
    }),
  );
}

/** Which host a service is on, from its id. */
export function typeOfService(serviceId: unknown): ServiceType {
  return typeof serviceId === 'string' && serviceId.startsWith('m') ? 'mobile' : 'fixed';
}
