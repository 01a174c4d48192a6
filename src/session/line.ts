import type { Path } from 'react-router-dom';
import type { Service } from '@/api/models';
import type { ServiceType } from '@/config/runtimeConfig';
import { isPublicPath } from './publicPaths';
import { serviceFor } from './serviceFor';
import { serviceTypeOf } from './serviceTypeOf';
import type { Session } from './store';

/** The part of an address that says which of a customer's lines it is about. */
const parameter = 'line';

/** As many figures as tell most lines apart; a whole phone number belongs into no history and no log. */
const shortest = 4;

type Services = Pick<Session, 'services'>;

/** The customer's services of a type. */
export const ofType = ({ services }: Services, type: ServiceType): readonly Service[] =>
  services.filter(({ service_type }) => service_type === type);

/** How an address names a line: the end of its id, as long as it takes to be that line's alone. */
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

/** What an address is about: a service of the customer, or a line that isn't his. */
export interface AddressedService {
  /** Undefined where the address belongs to no kind of service, or the customer has none of it. */
  service: Service | undefined;
  /** It names a line, and the customer has no such one. */
  isUnknown: boolean;
}

/**
 * The service that an address is about: the line that it names; without one the selected service, or the
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
 * An address with the line that it is about, where the customer has several of its kind: the one whose
 * screens are open, unless the address names one.
 */
export function withLine<To extends Partial<Path>>(to: To, session: Session | undefined): To {
  const { pathname = '', search = '' } = to;
  const type = isPublicPath(pathname) ? undefined : serviceTypeOf(pathname);
  if (!session || !type || ofType(session, type).length < 2 || lineIn(search) !== undefined)
    return to;
  const service = serviceFor(session, type);
  return service ? { ...to, search: naming(search, lineOf(session, service)) } : to;
}

/** A query that names a line besides what it says already. */
export function naming(search: string, line: string): string {
  const query = new URLSearchParams(search);
  query.set(parameter, line);
  return `?${query.toString()}`;
}
