import { isObject, type Json, resolve } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { type Spot, spotsOf } from './cases/invalidBodies.ts';
import type { CheckedContract, CheckedOperation } from './contract.ts';
import type { ValuePool } from './valuePool.ts';

/** How many reads are made to learn whether a value is the customer's. */
const mostReads = 6;

/**
 * Whether a call names only what the customer has. A refusal of such a call can't come from what it names.
 * What a body names is looked up in the reads whose answers have a field of that name.
 */
export class OwnValues {
  /** Reads that were made to learn values, by operation and service. */
  private readonly made = new Set<string>();

  constructor(
    private readonly contract: CheckedContract,
    private readonly valuePool: ValuePool,
    private readonly read: (call: Case) => Promise<void>,
  ) {}

  /** Whether all values of a call are the customer's, or of a set of the contract, or free texts. */
  async areOwn(call: Case): Promise<boolean> {
    return this.areParametersOwn(call) && (await this.isBodyOwn(call));
  }

  /** Whether a call has values beside its service, which may name something that isn't there. */
  namesMore({ operation, path, query, body }: Case): boolean {
    const names = Object.keys({ ...path, ...query }).filter((name) => name !== 'service_id');
    return names.length > 0 || namedSpots(operation, body).length > 0;
  }

  private areParametersOwn({ operation, path, query }: Case): boolean {
    const serviceId = path['service_id'];
    return Object.entries({ ...path, ...query }).every(([name, value]) => {
      const parameter = operation.parameters.find((each) => each.name === name);
      if (name === 'service_id' || !parameter) return true;
      const codes = resolve(operation.spec, parameter.schema)['enum'];
      return Array.isArray(codes) || this.valuePool.knows(name, value, serviceId);
    });
  }

  private async isBodyOwn(call: Case): Promise<boolean> {
    const { operation, path, body } = call;
    for (const { name, value } of namedSpots(operation, body)) {
      const field = name.split('.').at(-1) ?? '';
      const isKnown = () => this.valuePool.knows(field, String(value), path['service_id']);
      if (isKnown()) continue;
      const reads = this.readsOf(field, call);
      for (const read of reads) {
        const key = `${read.operation.operationId} ${path['service_id'] ?? ''}`;
        if (this.made.has(key)) continue;
        this.made.add(key);
        await this.read(read);
      }
      if (reads.length && !isKnown()) return false;
    }
    return true;
  }

  /** The reads of the same host and service whose answers have a field of this name. */
  private readsOf(field: string, { host, path }: Case): Case[] {
    return this.contract.operations
      .filter(
        ({ method, hosts, parameters, spec, responses }) =>
          method === 'get' &&
          hosts.includes(host) &&
          parameters.every(({ name, isRequired }) => !isRequired || name in path) &&
          hasField(spec, responses.find(({ status }) => status === '200')?.schema, field),
      )
      .slice(0, mostReads)
      .map((operation) => ({
        operation,
        host,
        path: operation.path.includes('{service_id}') ? path : {},
        query: {},
        intent: { kind: 'valid' },
        description: `read for ${field}`,
      }));
  }
}

/** The values of a body that look like names of things (ids, codes, numbers, days), and are of no set. */
function namedSpots({ request, spec }: CheckedOperation, body: string | undefined): Spot[] {
  if (!request || body === undefined) return [];
  return spotsOf(spec, request.schema, JSON.parse(body)).filter(
    ({ value, schema }) =>
      typeof value === 'string' && /^(?=.*\d)[\w.:@+-]+$/.test(value) && !schema['enum'],
  );
}

const known = new WeakMap<Json, Set<string>>();

/** Whether a schema has a field of this name at any depth. */
function hasField(spec: Json, schema: Json | undefined, field: string): boolean {
  if (!schema) return false;
  const fields = known.get(schema) ?? fieldsOf(spec, schema);
  known.set(schema, fields);
  return fields.has(field);
}

function fieldsOf(spec: Json, node: unknown, above: readonly Json[] = []): Set<string> {
  if (!isObject(node)) return new Set();
  const own = resolve(spec, node);
  if (above.includes(own)) return new Set();
  const { properties, items } = own;
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((word) => own[word] ?? []);
  const inner = [items, ...branches, ...Object.values(isObject(properties) ? properties : {})];
  return new Set([
    ...Object.keys(isObject(properties) ? properties : {}),
    ...inner.flatMap((each) => [...fieldsOf(spec, each, [...above, own])]),
  ]);
}
