import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { changing } from './cases/effects.ts';
import { factNamesOf, factsOf } from './factRules.ts';
import { type Fault, fault } from './finding.ts';
import { excerpt } from './mask.ts';

/** Who says what, and where. */
interface Said {
  operationId: string;
  at: string;
  value: unknown;
}

/** A fault with the operation that it is reported for. */
export interface Told {
  operationId: string;
  fault: Fault;
}

/** What answers say about the same: of one customer each thing is true once (x-fact). */
export class Facts {
  private readonly byName = new Map<string, Said[]>();
  private readonly services = new Set<string>();
  private readonly named: Said[] = [];

  /**
   * Remembers what an answer to a valid read says.
   * @param now when it was said, in ms
   */
  take({ operation, path, query }: Case, body: unknown, now = NaN): void {
    const { operationId, spec, responses } = operation;
    // What changes something makes true what wasn't before.
    if (Object.keys(query).some((name) => changing.has(`${operationId} ${name}`))) return;
    const schema = responses.find(({ status }) => status === '200')?.schema;
    if (!schema || !isObject(body)) return;
    const named = servicesIn(body);
    if (operationId === 'getService')
      for (const { value } of named) this.services.add(String(value));
    else this.named.push(...named.map((each) => ({ operationId, ...each })));
    for (const { name, at, value, serviceId } of factsOf(spec, schema, body, now)) {
      const service = serviceId ?? path['service_id'] ?? this.fibre;
      this.say(name.startsWith('customer_') ? '' : service, name, { operationId, at, value });
    }
  }

  /** Remembers what was said of the customer otherwise: who logged in. */
  sayOfCustomer(name: string, said: Said): void {
    this.say('', name, said);
  }

  private say(service: string, name: string, said: Said): void {
    const key = `${service} ${name}`;
    this.byName.set(key, [...(this.byName.get(key) ?? []), said]);
  }

  /** The fibre contract, of which calls without a service are. */
  private get fibre(): string {
    const [one = '', another] = [...this.services].filter((id) => id.startsWith('f'));
    return another === undefined ? one : '';
  }

  /** Whether the list of the customer's services has this one. */
  lists(serviceId: string): boolean {
    return this.services.has(serviceId);
  }

  /** Whether another answer lists the thing that a call asks for, `bill_total by month` of its month. */
  speakOf({ operation, path, query }: Case): boolean {
    const schema = operation.responses.find(({ status }) => status === '200')?.schema;
    const names = schema ? factNamesOf(operation.spec, schema) : [];
    return Object.values({ ...path, ...query }).some((value) =>
      names.some((name) =>
        this.byName
          .get(`${path['service_id'] ?? this.fibre} ${name} ${value}`)
          ?.some(({ at }) => /\/\d+\//.test(at)),
      ),
    );
  }

  /** Whether a fact is of the customer or of one of their services; what is foreign is reported as that. */
  private isOwn(serviceId: string): boolean {
    return !serviceId || !this.services.size || this.services.has(serviceId);
  }

  /** The answers that stand against the others; both, where there are only two. */
  faults(): Told[] {
    const strange = this.named.filter(({ value }) => !this.services.has(String(value)));
    const sayers = (value: unknown) =>
      new Set(strange.filter((each) => each.value === value).map((each) => each.operationId));
    // Where several answers agree on a service, it is the list that lacks it.
    const foreign = strange.filter(({ value }) => sayers(value).size === 1);
    const lacking = strange.filter(({ value }) => sayers(value).size > 1);
    return [
      ...[...this.byName]
        .filter(([key]) => this.isOwn(key.split(' ')[0] ?? ''))
        .flatMap(([key, said]) => contradicting(key, said)),
      ...(this.services.size ? lacking : []).map(({ operationId, value }) => ({
        operationId: 'getService',
        fault: fault(
          'data-differs',
          'services',
          `${String(value)}, as ${operationId} says`,
          'none',
        ),
      })),
      ...(this.services.size ? foreign : []).map(({ operationId, at, value }) => {
        const got = `${at} ${String(value)}`;
        return {
          operationId,
          fault: { ...fault('data-foreign', operationId, 'a service of the customer', got), at },
        };
      }),
    ];
  }
}

function contradicting(key: string, said: Said[]): Told[] {
  const sayers = new Map<string, Set<string>>();
  for (const { value, operationId } of said) {
    const text = JSON.stringify(value);
    sayers.set(text, (sayers.get(text) ?? new Set()).add(operationId));
  }
  if (sayers.size < 2) return [];
  const most = Math.max(...[...sayers.values()].map((ids) => ids.size));
  const isUsual = ({ value }: Said) => most > 1 && sayers.get(JSON.stringify(value))?.size === most;
  const name = key.split(' ')[1] ?? '';
  return said
    .filter((each) => !isUsual(each))
    .map(({ operationId, at, value }) => {
      const other = said.find(isUsual) ?? said.find((each) => each.value !== value);
      const expected = `${name} ${excerpt(name, other?.value)}, as ${other?.operationId} says`;
      const got = `${at} ${excerpt(at, value)}`;
      return { operationId, fault: { ...fault('data-differs', name, expected, got), at } };
    });
}

/** The ids of services that a body names, wherever. */
function servicesIn(value: unknown, at = ''): { at: string; value: unknown }[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => servicesIn(item, `${at}/${index}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'service_id' && typeof inner === 'string'
      ? [{ at: `${at}/${name}`, value: inner }]
      : servicesIn(inner, `${at}/${name}`),
  );
}
