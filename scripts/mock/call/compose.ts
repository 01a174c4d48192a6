import { CommandLineError } from '../../tools/commandLine.ts';
import { didYouMean } from '../../tools/nearest.ts';
import { demoMoment } from '../clock.ts';
import type { Operation } from '../contract/operation.ts';

/** What somebody wants to call, as typed. */
export interface Wish {
  /** `name=value` of a path or query parameter, or of a field of the body (`phone.tel`). */
  given: ReadonlyMap<string, string>;
  /** The caller's services. */
  services: readonly { service_id: string; service_type: string }[];
  /** The service that is meant; the first that the operation's host serves when absent. */
  line?: string | undefined;
  /** The mock's time, for a month that nobody has named. */
  now?: string;
}

/** A call to be signed and sent. */
export interface Composed {
  method: string;
  /** From `/hosts/` on. */
  url: string;
  body: unknown;
}

interface Parameter {
  name: string;
  required?: boolean | undefined;
  schema?: { enum?: readonly unknown[]; pattern?: string; description?: string } | undefined;
}

/**
 * Makes a call of an operation: its body is the contract's first example, with what was given in place.
 * @throws CommandLineError with one line that names what is missing or unknown
 */
export function compose(operation: Operation, wish: Wish): Composed {
  const { path = [], query = [], body } = operation.prism.request ?? {};
  const given = new Map(wish.given);
  const service = serviceOf(operation, wish);
  const [host] = operation.hosts;
  const valueOf = (parameter: Parameter) => {
    const { name, required } = parameter;
    const typed = given.get(name);
    given.delete(name);
    if (typed !== undefined) return typed;
    if (name === 'service_id') return service?.service_id;
    if (!required) return undefined;
    if (name === 'target_month') return monthOf(wish.now ?? demoMoment);
    throw new CommandLineError(`${operation.operationId} needs ${name}=…${shapeOf(parameter)}.`);
  };
  const filled = (path as Parameter[]).reduce(
    (url, parameter) =>
      url.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter) ?? '')),
    operation.path,
  );
  const asked = new URLSearchParams();
  for (const parameter of query as Parameter[]) {
    const value = valueOf(parameter);
    if (value !== undefined) asked.set(parameter.name, value);
  }
  const example = body?.contents?.[0]?.examples?.[0];
  const sent = example && 'value' in example ? structuredClone(example.value) : undefined;
  const names = [...path, ...query].map(({ name }) => name);
  for (const [name, text] of given) {
    if (!place(sent, name.split('.'), text))
      throw new CommandLineError(unknownName(operation, name, [...names, ...fieldsOf(sent)]));
  }
  const prefix = service && operation.hosts.length > 1 ? service.service_type : host;
  const text = asked.toString();
  return {
    method: operation.method,
    url: `/hosts/${prefix}${filled}${text && `?${text}`}`,
    body: sent,
  };
}

function serviceOf({ operationId, hosts, path }: Operation, { services, line, given }: Wish) {
  const wanted = line ?? given.get('service_id');
  const known = services.map(({ service_id }) => service_id);
  if (wanted !== undefined)
    return services.find(({ service_id }) => service_id === wanted) ?? ofAnother(wanted);
  const own = services.find(({ service_type }) => hosts.some((host) => host === service_type));
  if (own ?? !path.includes('{service_id}')) return own;
  throw new CommandLineError(
    `${operationId} is of ${hosts.join(' or ')}, which this customer hasn't: name a customer by --user, or one of ${known.join(', ')} by --line.`,
  );
}

/** A service that isn't the customer's own can be asked for too: what comes back is worth a look. */
const ofAnother = (service_id: string) => ({
  service_id,
  service_type: service_id.startsWith('f') ? 'fixed' : 'mobile',
});

const monthOf = (now: string) =>
  new Date(Date.parse(now) + 9 * 3_600_000).toISOString().slice(0, 7).replace('-', '');

function shapeOf({ schema }: Parameter): string {
  if (schema?.enum) return `, one of ${schema.enum.join(', ')}`;
  return schema?.pattern ? `, which matches ${schema.pattern}` : '';
}

function unknownName({ operationId }: Operation, name: string, known: string[]): string {
  const there = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes nothing';
  return `${operationId} has no ${name}; ${there}.${didYouMean(name, known)}`;
}

const fieldsOf = (value: unknown, before = ''): string[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        before + name,
        ...fieldsOf(inner, `${before}${name}.`),
      ]);

/** Puts a typed value into a body, as the kind of value that was there; false where no such field is. */
function place(body: unknown, [name = '', ...rest]: readonly string[], text: string): boolean {
  if (typeof body !== 'object' || body === null || !(name in body)) return false;
  const fields = body as Record<string, unknown>;
  if (rest.length > 0) return place(fields[name], rest, text);
  fields[name] = typeof fields[name] === 'string' ? text : valueOf(text);
  return true;
}

/** `500`, `true`, `null` and JSON as such; everything else is text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
