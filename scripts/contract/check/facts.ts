import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { changing } from './cases/effects.ts';
import { type Fault, fault } from './finding.ts';
import { excerpt } from './mask.ts';
import { factNamesOf, factsOf } from './schemaRules.ts';

/** Who says what, and where. */
interface Said {
  operationId: string;
  at: string;
  value: unknown;
}

/** A fault with the operation that it is told of. */
export interface Told {
  operationId: string;
  fault: Fault;
}

/** What answers say about the same: of one customer each thing is true once (x-fact). */
export class Facts {
  private readonly byName = new Map<string, Said[]>();
  private readonly services = new Set<string>();
  private readonly named: Said[] = [];

  /** Remembers what an answer to a valid read says. */
  take({ operation, path, query }: Case, body: unknown): void {
    const { operationId, spec, responses } = operation;
    // What changes something makes true what wasn't before.
    if (Object.keys(query).some((name) => changing.has(`${operationId} ${name}`))) return;
    const schema = responses.find(({ status }) => status === '200')?.schema;
    if (!schema || !isObject(body)) return;
    const named = servicesIn(body);
    if (operationId === 'getService')
      for (const { value } of named) this.services.add(String(value));
    else this.named.push(...named.map((each) => ({ operationId, ...each })));
    for (const { name, at, value } of factsOf(spec, schema, body)) {
      // Answers about a service speak of it; those about none, of the customer, as some facts do by their name.
      const service = name.startsWith('customer_') ? '' : (path['service_id'] ?? '');
      const key = `${service} ${name}`;
      this.byName.set(key, [...(this.byName.get(key) ?? []), { operationId, at, value }]);
    }
  }

  /** Whether the list of the customer's services has this one. */
  lists(serviceId: string): boolean {
    return this.services.has(serviceId);
  }

  /** Whether other answers speak of the thing that a call asks for, `bill_total by month` of its month. */
  speakOf({ operation, path, query }: Case): boolean {
    const schema = operation.responses.find(({ status }) => status === '200')?.schema;
    const names = schema ? factNamesOf(operation.spec, schema) : [];
    return Object.values({ ...path, ...query }).some((value) =>
      names.some((name) => this.byName.has(`${path['service_id'] ?? ''} ${name} ${value}`)),
    );
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
      ...[...this.byName].flatMap(([key, said]) => contradicting(key, said)),
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
