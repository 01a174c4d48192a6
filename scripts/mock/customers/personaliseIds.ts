import type { Contract } from '../contract/contract.ts';
import { exampleValue } from '../contract/prism.ts';
import type { Customer } from './customer.ts';
import { mizuno } from './mizuno.ts';

/** Fields whose value only one customer can have. */
const fields = new Set([
  'cashback_id',
  'contract_number',
  'delivery_id',
  'entry_id',
  'installment_id',
  'line_number_last4',
  'movement_id',
  'serial_last4',
  'shipment_id',
  'target_id',
]);

/** Where an address of the portal names a delivery or a collection. */
const inAddress = /(?<=[?&]movement=)[^&]+/g;

const known = new WeakMap<Contract, Set<string>>();

/** All such values in the contract's examples: they are those of the customer of the pictures. */
function idsOf(contract: Contract): Set<string> {
  const found = known.get(contract);
  if (found) return found;
  const ids = new Set<string>();
  for (const operation of contract.operations)
    for (const { status, examples } of operation.responses)
      if (status === 200)
        for (const { name } of examples)
          eachId(exampleValue(operation, name), (id) => (ids.add(id), id));
  // Ids that contain the contract number are left out: they change with that number (personaliseNames.ts).
  const { contract_no } = mizuno.user.customer;
  for (const id of ids) if (id.includes(contract_no)) ids.delete(id);
  known.set(contract, ids);
  return ids;
}

/** A copy of a body in which the values of all these fields are changed. */
function eachId(value: unknown, change: (id: string) => string, field = ''): unknown {
  if (typeof value === 'string')
    return fields.has(field) ? change(value) : value.replace(inAddress, change);
  if (Array.isArray(value)) return value.map((item) => eachId(item, change, field));
  if (!value || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, eachId(inner, change, name)]),
  );
}

const shiftedDigits = 4;

/** An id of which each of the last four digits is shifted by one of the last four of the contract number. */
function moved(id: string, { user: { customer } }: Customer, direction: 1 | -1): string {
  const key = customer.contract_no.slice(-shiftedDigits);
  const last = Array.from(id.slice(-shiftedDigits), (sign, at) =>
    /\d/.test(sign) ? (Number(sign) + direction * Number(key[at] ?? 0) + 10) % 10 : sign,
  );
  return id.slice(0, -shiftedDigits) + last.join('');
}

/** What is answered, with the customer's own ids in place of the examples'. */
export function personaliseIds(contract: Contract, customer: Customer, body: unknown): unknown {
  if (customer === mizuno) return body;
  const ids = idsOf(contract);
  return eachId(body, (id) => (ids.has(id) ? moved(id, customer, 1) : id));
}

/** What is asked, with the examples' ids in place of the customer's own. */
export function restoreExampleIds(contract: Contract, customer: Customer, asked: unknown): unknown {
  if (customer === mizuno) return asked;
  const ids = idsOf(contract);
  return eachId(asked, (id) => {
    const told = moved(id, customer, -1);
    return ids.has(told) ? told : id;
  });
}
