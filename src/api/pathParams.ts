import type { ServiceType } from '@/config/runtimeConfig';
import { sessionPort } from './sessionPort';

const patterns: Record<string, RegExp> = {
  service_id: /^[fm][0-9]{8,11}$/,
  target_month: /^[0-9]{4}(0[1-9]|1[0-2])$/,
};
/** A parameter of `.`, `..` or nothing would lead to another path. */
const otherwise = /^[A-Za-z0-9_-]{1,64}$/;

export type PathParams = Readonly<Record<string, unknown>>;

/** The selected service of a type; of both when absent. */
const selected = (type?: ServiceType) => sessionPort().serviceId(type);

/**
 * The parameters of a path, checked; `service_id` is filled in here and nowhere else, unless the caller
 * names one.
 * @param path as the contract spells it, `/api/read/v1/services/{service_id}/packet-gift`
 * @param type the services that the host has; both when absent
 * @param serviceOf whose `service_id` it is: the selected service's, or that of the press for a write
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
