import type { Contract } from '../contract/contract.ts';
import { exampleValue } from '../contract/prism.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import { frozen } from '../frozen.ts';
import { type Customer, fullName } from './customer.ts';
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

/** Reads whose examples name the customer of the pictures, her address or her accounts. */
const naming: ReadonlySet<string> = new Set<OperationId>([
  'getInstallationAddressInfo',
  'getBillingAddressInfo',
  'getCustomerKey',
  'getMobileCashbackAccount',
  'getSonetMail',
  'getKoufuri',
  'getG10upgAreaJudge',
  'getCancellationFee',
  'getDeviceDeliCollInfo',
  'getOptionDenki',
  'getOptionGas',
  'getIntroduce',
  'getMansionIntroduce',
]);

/** Examples that were made a customer's own, by operation and name. */
const made = new WeakMap<Contract, Map<Customer, Map<string, unknown>>>();

/**
 * A named example with the ids and names of a customer: the contract's are those of the customer of the pictures.
 * Undefined where the contract has no such example. It is made once, and nobody can change it: whoever builds on
 * it makes a copy of what differs.
 */
export function ownExample<Id extends OperationId>(
  contract: Contract,
  customer: Customer,
  operationId: Id,
  name: string,
): Success<Id> | undefined {
  const customers = made.get(contract) ?? new Map<Customer, Map<string, unknown>>();
  made.set(contract, customers);
  const examples = customers.get(customer) ?? new Map<string, unknown>();
  customers.set(customer, examples);
  const key = `${operationId} ${name}`;
  if (!examples.has(key))
    examples.set(key, frozen(ownValue(contract, customer, operationId, name)));
  return examples.get(key) as Success<Id> | undefined;
}

function ownValue(
  contract: Contract,
  customer: Customer,
  operationId: OperationId,
  name: string,
): unknown {
  const operation = contract.find(operationId);
  const value = operation && exampleValue(operation, name);
  if (value === undefined || customer === mizuno) return value;
  const own = withIds(value, (id) => ownId(contract, customer, id));
  return naming.has(operationId) ? withNames(own, customer) : own;
}

/** Where an address of the portal names a delivery or a collection. */
const inAddress = /(?<=[?&]movement=)[^&]+/g;

/** A copy of a body in which the values of all these fields are changed. */
function withIds(value: unknown, change: (id: string) => string, field = ''): unknown {
  if (typeof value === 'string')
    return fields.has(field) ? change(value) : value.replace(inAddress, change);
  if (Array.isArray(value)) return value.map((item) => withIds(item, change, field));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withIds(inner, change, name)]),
  );
}

const known = new WeakMap<Contract, Set<string>>();

/** All values of these fields in the contract's examples. */
function exampleIds(contract: Contract): Set<string> {
  const found = known.get(contract);
  if (found) return found;
  const ids = new Set<string>();
  for (const operation of contract.operations)
    for (const { status, examples } of operation.responses)
      if (status === 200)
        for (const { name } of examples)
          withIds(exampleValue(operation, name), (id) => (ids.add(id), id));
  // Ids that contain the contract number change with that number, as a name does.
  const { contract_no } = mizuno.user.customer;
  for (const id of ids) if (id.includes(contract_no)) ids.delete(id);
  known.set(contract, ids);
  return ids;
}

/** An example's id as a customer's own: the last four of the contract number are added to its last four digits. */
export function ownId(contract: Contract, { user: { customer } }: Customer, id: string): string {
  if (customer === mizuno.user.customer || !exampleIds(contract).has(id)) return id;
  const key = customer.contract_no.slice(-4);
  const last = Array.from(id.slice(-4), (sign, at) =>
    /\d/.test(sign) ? (Number(sign) + Number(key[at])) % 10 : sign,
  );
  return id.slice(0, -4) + last.join('');
}

/** The texts that identify a customer in answers, in the same order for every customer. */
function personalTexts(customer: Customer): string[] {
  const { contract_no, town, tel, last_name_kana, first_name_kana } = customer.user.customer;
  const isPictured = customer === mizuno;
  const initials = isPictured ? 'mzn' : customer.userId.slice(0, 3);
  return [
    fullName(customer),
    `${last_name_kana} ${first_name_kana}`,
    town,
    `${customer.userId.split('.').at(-1)}@minamo.example`,
    `${initials}${contract_no}@`,
    contract_no,
    tel ?? '',
    // The ending of the numbers of the electricity contract and of its supply point.
    isPictured ? '0000000042' : `00${contract_no}`,
    // The code that a customer introduces friends with.
    isPictured ? 'MZN-4827' : `${initials.toUpperCase()}-${contract_no.slice(-4)}`,
  ];
}

function withNames(body: unknown, customer: Customer): unknown {
  const own = personalTexts(customer);
  const text = personalTexts(mizuno).reduce(
    (all, word, at) => all.replaceAll(word, own[at] ?? word),
    JSON.stringify(body),
  );
  return JSON.parse(text) as unknown;
}
