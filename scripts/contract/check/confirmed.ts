import { randomUUID } from 'node:crypto';
import { isObject, type Json, resolve } from '../operations.ts';
import type { Case } from './cases/case.ts';
import type { CheckedContract, CheckedOperation } from './contract.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { objectOf } from './json.ts';
import { excerpt } from './mask.ts';

/** How calls are sent, held to the contract and reported. */
interface Tools {
  contract: CheckedContract;
  ask: (call: Case) => Promise<Reply | undefined>;
  report: (call: Case, faults: Fault[], reply: Reply) => void;
}

/** What an order led to that was sent with something confirmed which isn't so. */
export interface Tried {
  /** The order with what the refusal says is so now; as it was where nothing said that. */
  order: Case;
  /** Whether the server took it all the same. */
  isTaken: boolean;
  /** Any other refusal, which is wrong only if the order is taken without it. */
  refused?: { call: Case; reply: Reply };
}

/**
 * Values that no order has, of the kinds that the contract confirms: an early day and month, a receipt of
 * nobody, amounts.
 */
const nothings = ['1999-01-01', '1999-01', '200001', 'ZZ0000000000', 987_654, 987_000, 9, 0];

/**
 * Sends an order with something confirmed that isn't so: first with all of it wrong, then, of what the refusal
 * says is so, each field by itself. Each is refused with `terms_changed` (openapi/README.md). Undefined for an
 * operation that confirms nothing, or once the run is over.
 */
export async function tryOtherTerms(call: Case, tools: Tools): Promise<Tried | undefined> {
  const schemas = confirmable(call.operation);
  if (!schemas) return undefined;
  const { spec, request, operationId: id } = call.operation;
  const isValid = (schema: Json, value: unknown) =>
    tools.contract.schemas.isValid(spec, schema, value);
  const otherThan = (name: string, now?: unknown) =>
    nothings.find((value) => value !== now && isValid(schemas[name] ?? {}, value));
  const send = async (confirmed: Json, what: string) => {
    const order = { ...confirming(call, confirmed), description: `${call.description}, ${what}` };
    return { order, reply: await tools.ask(order) };
  };

  const names = Object.keys(schemas);
  const wrong = Object.fromEntries(names.map((name) => [name, otherThan(name)]));
  const { order: first, reply } = await send(wrong, 'with other terms confirmed');
  if (!reply) return undefined;
  const terms = termsOf(reply);
  if (!terms) {
    const isTaken = reply.status === 200;
    if (isTaken) tools.report(first, [ignored(id, reply)], reply);
    return { order: call, isTaken, refused: { call: first, reply } };
  }
  for (const name of Object.keys(terms).filter((each) => each in schemas)) {
    const one = await send(
      { [name]: otherThan(name, terms[name]) },
      `with another ${name} confirmed`,
    );
    if (!one.reply) return undefined;
    if (termsOf(one.reply)) continue;
    tools.report(one.order, [ignored(`${id} ${name}`, one.reply)], one.reply);
    if (one.reply.status === 200) return { order: call, isTaken: true };
  }
  const order = confirming(call, terms);
  const isOrder = request && isValid(request.schema, objectOf(order.body));
  return { order: isOrder ? order : call, isTaken: false };
}

/** What the answer to an order shows of the tries before it. */
export function termsFaults({ order, isTaken, refused }: Tried, reply: Reply): Fault[] {
  const id = order.operation.operationId;
  const terms = termsOf(reply);
  if (terms)
    return [fault('terms-wrong', id, 'an order that is taken with the terms named', saying(reply))];
  const isRefused = refused && !isTaken && refused.reply.status < 500;
  return isRefused && reply.status === 200 ? [ignored(id, refused.reply)] : [];
}

/** The schemas of what an operation's request may confirm, by name; undefined where it confirms nothing. */
function confirmable({ spec, request }: CheckedOperation): Record<string, Json> | undefined {
  const properties = request && resolve(spec, request.schema)['properties'];
  const confirmed = isObject(properties) ? properties['confirmed'] : undefined;
  return confirmed === undefined
    ? undefined
    : (resolve(spec, confirmed)['properties'] as Record<string, Json>);
}

/** The order with something confirmed, as a press of its own. */
const confirming = (call: Case, confirmed: Json): Case => ({
  ...call,
  key: randomUUID(),
  body: JSON.stringify({ ...objectOf(call.body), confirmed }),
});

/** What a refusal with `terms_changed` says is so now; undefined for any other answer. */
function termsOf({ status, body }: Reply): Json | undefined {
  const { code, terms } = objectOf(body.toString('utf8'));
  return status === 409 && code === 'terms_changed' && isObject(terms) ? terms : undefined;
}

const ignored = (cause: string, reply: Reply): Fault =>
  fault('terms-ignored', cause, '409 terms_changed', saying(reply));

const saying = ({ status, body }: Reply): string =>
  `${status} ${excerpt('', body.toString('utf8', 0, 80))}`;
