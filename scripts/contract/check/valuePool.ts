import { isObject, resolve } from '../operations.ts';
import { sampleText } from './cases/sample.ts';
import type { CheckedContract, CheckedOperation, Parameter } from './contract.ts';

/** Parameters whose values have other names in answers. */
const aliases: Record<string, string[]> = {
  target_month: ['target_month', 'month'],
  number: ['number', 'phone_number'],
  opened: ['notification_id'],
  cursor: ['next_cursor'],
};

/** How many of the known values of a parameter are asked for: a year and a month. */
const most = 13;

/** So many values that they go evenly from the first to the last. */
const spread = (values: string[]): string[] =>
  values.length <= most
    ? values
    : Array.from(
        { length: most },
        (_, index) => values[Math.round((index * (values.length - 1)) / (most - 1))] ?? '',
      );

/** Remembers the values that answers contain: a parameter is useful only with a value that the server knows. */
export class ValuePool {
  /** Parameters with more known values than are asked for, `getBillingMonth target_month`, with how many. */
  readonly sampled = new Map<string, number>();
  private readonly byScope = new Map<string, Set<string>>();

  constructor(private readonly contract: CheckedContract) {}

  /** Remembers all texts of an answer, under the service that it is about. */
  take(body: unknown, serviceId = ''): void {
    if (Array.isArray(body)) for (const item of body) this.take(item, serviceId);
    if (!isObject(body)) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value !== 'string') this.take(value, serviceId);
      else {
        const key = `${serviceId} ${name}`;
        this.byScope.set(key, (this.byScope.get(key) ?? new Set()).add(value));
      }
    }
  }

  /** The customer's own services, in the order of the service list. */
  services(kind: 'fixed' | 'mobile'): string[] {
    const letter = kind === 'fixed' ? 'f' : 'm';
    return [...(this.byScope.get(' service_id') ?? [])].filter((id) => id.startsWith(letter));
  }

  /**
   * Valid values of a parameter: all codes of its set; else those that answers about this service contained, or
   * a sample of them from the first to the last; else a made-up one that the schema allows.
   */
  values(operation: CheckedOperation, { name, schema }: Parameter, serviceId = ''): string[] {
    const codes = resolve(operation.spec, schema)['enum'];
    if (Array.isArray(codes)) return codes.map(String);
    const named = this.named(operation, { name, schema }, serviceId);
    if (named.length > most) this.sampled.set(`${operation.operationId} ${name}`, named.length);
    if (named.length) return spread(named);
    return [sampleText(operation.spec, schema)];
  }

  /** Whether an answer about this service, or about none, named this value for a field or parameter. */
  knows(name: string, value: string, serviceId = ''): boolean {
    return [serviceId, ''].some((scope) =>
      (aliases[name] ?? [name]).some((alias) => this.byScope.get(`${scope} ${alias}`)?.has(value)),
    );
  }

  /** All values of a field that answers about this service, or about none, contained. */
  known(name: string, serviceId = ''): string[] {
    return [serviceId, ''].flatMap((scope) => [...(this.byScope.get(`${scope} ${name}`) ?? [])]);
  }

  /** A known value of a field, to take in place of `value`; undefined where there is none, or where `value` is known. */
  another(name: string, value: unknown, serviceId = ''): string | undefined {
    const known = this.known(name, serviceId);
    return known.some((each) => each === value) ? undefined : known[0];
  }

  /** Whether a parameter's values come from answers, so that others name nothing. */
  isNamed(operation: CheckedOperation, { name, schema }: Parameter): boolean {
    const scopes = ['', ...this.services('fixed'), ...this.services('mobile')];
    return (
      name !== 'number' && scopes.some((s) => this.named(operation, { name, schema }, s).length)
    );
  }

  private named(
    operation: CheckedOperation,
    { name, schema }: Pick<Parameter, 'name' | 'schema'>,
    serviceId: string,
  ): string[] {
    // A call without a service is about the fibre contract, so values of the fibre services are valid for it.
    const scopes = serviceId ? [serviceId] : ['', ...this.services('fixed')];
    const all = scopes
      .flatMap((scope) => (aliases[name] ?? [name]).map((alias) => `${scope} ${alias}`))
      .flatMap((key) => [...(this.byScope.get(key) ?? [])])
      .filter((value) => this.contract.schemas.isValid(operation.spec, schema, value));
    return [...new Set(all)];
  }
}

/** What was left out of parameters with many values, for people. */
export const samplesOf = ({ sampled }: ValuePool): string[] =>
  [...sampled].map(([name, count]) => `${name}: ${count - most} of its ${count} values`);
