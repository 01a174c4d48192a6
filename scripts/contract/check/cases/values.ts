import type { CheckedOperation, HostName } from '../contract.ts';
import type { ValuePool } from '../valuePool.ts';

/** Where and for which service an operation is called. */
export interface Setting {
  host: HostName;
  serviceId?: string;
}

/** Each host of the operation with the customer's services there, two at most; one host where no service is named. */
export function settingsOf(operation: CheckedOperation, valuePool: ValuePool): Setting[] {
  const hosts = operation.hosts;
  if (!operation.parameters.some((p) => p.name === 'service_id'))
    return hosts.slice(0, 1).map((host) => ({ host }));
  return hosts.flatMap((host) => {
    if (host !== 'fixed' && host !== 'mobile') return [];
    return valuePool
      .services(host)
      .slice(0, 2)
      .map((serviceId) => ({ host, serviceId }));
  });
}

/** Parameters by their place. */
export interface Filled {
  path: Record<string, string>;
  query: Record<string, string>;
}

/** All required parameters with a value that is known to be good. */
export function required(
  operation: CheckedOperation,
  { serviceId }: Setting,
  valuePool: ValuePool,
): Filled {
  const filled: Filled = { path: {}, query: {} };
  for (const parameter of operation.parameters.filter((p) => p.isRequired)) {
    const [value = ''] =
      parameter.name === 'service_id' && serviceId
        ? [serviceId]
        : valuePool.values(operation, parameter, serviceId);
    filled[parameter.in][parameter.name] = value;
  }
  return filled;
}

/** The same with one parameter set. */
export const withValue = (
  filled: Filled,
  where: 'path' | 'query',
  name: string,
  value: string,
): Filled => ({ ...filled, [where]: { ...filled[where], [name]: value } });
