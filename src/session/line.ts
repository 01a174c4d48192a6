import type { Path } from 'react-router-dom';
import type { Service } from '@/api/services';
import type { ServiceType } from '@/config/runtimeConfig';
import { isPublicPath } from './publicPaths';
import { serviceFor, serviceTypeOf } from './service';
import type { Session } from './store';

/** Query parameter that says which of the customer's lines an address is about. */
const parameter = 'line';

/** Digits that differ between most lines. A whole phone number must not be in a history or a log. */
const shortest = 4;

type Services = Pick<Session, 'services'>;

export const ofType = ({ services }: Services, type: ServiceType): readonly Service[] =>
  services.filter(({ service_type }) => service_type === type);

/** How an address names a line: the shortest end of its id, from four digits on, that is unique among its type. */
export function lineOf(session: Services, { service_id, service_type }: Service): string {
  const others = ofType(session, service_type).filter((other) => other.service_id !== service_id);
  const lengths = Array.from({ length: service_id.length }, (_, index) => index + 1);
  const ends = lengths.slice(shortest - 1).map((length) => service_id.slice(-length));
  return ends.find((end) => !others.some((o) => o.service_id.endsWith(end))) ?? service_id;
}

/** The line that an address names; undefined where it names none. */
function lineIn(search: string): string | undefined {
  return new URLSearchParams(search).get(parameter) ?? undefined;
}

/** What an address is about: a service of the customer, or a line that the customer doesn't have. */
export interface AddressedService {
  /** Undefined where the address belongs to no type of service, or the customer has no such service. */
  service: Service | undefined;
  /** The address names a line that the customer doesn't have. */
  isUnknown: boolean;
}

/**
 * The service that an address is about: the line that it names, or else the selected service, or else the
 * first of its type.
 */
export function serviceAt(session: Session, pathname: string, search: string): AddressedService {
  const type = serviceTypeOf(pathname);
  if (!type) return { service: undefined, isUnknown: false };
  const line = lineIn(search);
  if (line === undefined) return { service: serviceFor(session, type), isUnknown: false };
  const named = ofType(session, type).filter(({ service_id }) => service_id.endsWith(line));
  const service = line.length >= shortest && named.length === 1 ? named[0] : undefined;
  return { service, isUnknown: !service };
}

/**
 * Adds the line to an address that names none, where the customer has several lines of its type. It is the
 * selected line, or else the first of the type.
 */
export function withLine<To extends Partial<Path>>(to: To, session: Session | undefined): To {
  const { pathname = '', search = '' } = to;
  const type = isPublicPath(pathname) ? undefined : serviceTypeOf(pathname);
  if (!session || !type || ofType(session, type).length < 2 || lineIn(search) !== undefined)
    return to;
  const service = serviceFor(session, type);
  return service ? { ...to, search: naming(search, lineOf(session, service)) } : to;
}

/** A query with the line added. */
export function naming(search: string, line: string): string {
  const query = new URLSearchParams(search);
  query.set(parameter, line);
  return `?${query.toString()}`;
}
