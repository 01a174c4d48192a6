import { isObject, resolve } from '../operations.ts';
import { sampleText } from './cases/sample.ts';
import type { CheckedContract, CheckedOperation, Parameter } from './contract.ts';

/** Fields of answers under another name than the parameter that takes them. */
const aliases: Record<string, string[]> = {
  target_month: ['target_month', 'month'],
  number: ['number', 'phone_number'],
  opened: ['notification_id'],
};

/** Remembers what answers named, since only that makes a parameter meaningful. */
export class ValuePool {
  private readonly byScope = new Map<string, Set<string>>();

  constructor(private readonly contract: CheckedContract) {}

  /** Takes all texts of an answer; what belongs to a service is kept with it. */
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
   * Valid values of a parameter: the codes of its set, the first and the last that an answer of this service
   * named, else a made-up one that the schema allows.
   */
  values(operation: CheckedOperation, { name, schema }: Parameter, serviceId = ''): string[] {
    const codes = resolve(operation.spec, schema)['enum'];
    if (Array.isArray(codes)) return codes.map(String);
    // A call of the fibre contract itself names no service: what its service has is the contract's.
    const scopes = serviceId ? [serviceId] : ['', ...this.services('fixed')];
    const named = scopes
      .flatMap((scope) => (aliases[name] ?? [name]).map((alias) => `${scope} ${alias}`))
      .flatMap((key) => [...(this.byScope.get(key) ?? [])])
      .filter((value) => this.contract.schemas.isValid(operation.spec, schema, value));
    if (named.length) return [...new Set([named[0] ?? '', named.at(-1) ?? ''])];
    return [sampleText(operation.spec, schema)];
  }
}
