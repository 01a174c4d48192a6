import type { OperationId } from '../contractTypes.ts';
import { type Customer, fullName } from './customer.ts';
import { mizuno } from './mizuno.ts';

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

const kana = ({ user: { customer } }: Customer) =>
  `${customer.last_name_kana} ${customer.first_name_kana}`;

const givenName = ({ userId }: Customer) => userId.split('.').at(-1) ?? userId;

/** The beginning of the connection's id. */
const initials = (customer: Customer) =>
  customer === mizuno ? 'mzn' : customer.userId.slice(0, 3);

/** The ending of the numbers of the electricity contract and of its supply point. */
const supply = (customer: Customer) =>
  customer === mizuno ? '0000000042' : `00${customer.user.customer.contract_no}`;

/** The code that a customer introduces friends with. */
const introduction = (customer: Customer) =>
  customer === mizuno
    ? 'MZN-4827'
    : `${initials(customer).toUpperCase()}-${customer.user.customer.contract_no.slice(-4)}`;

/** The texts that identify a customer in answers, in the same order for every customer. */
const personalTexts = (customer: Customer): string[] => [
  fullName(customer),
  kana(customer),
  customer.user.customer.town,
  `${givenName(customer)}@minamo.example`,
  `${initials(customer)}${customer.user.customer.contract_no}@`,
  customer.user.customer.contract_no,
  customer.user.customer.tel ?? '',
  supply(customer),
  introduction(customer),
];

/**
 * An answer made from an example, in the words of the customer who asks: nobody is shown another's
 * name and address.
 */
export function personaliseNames(operationId: string, customer: Customer, body: unknown): unknown {
  if (!naming.has(operationId) || customer === mizuno) return body;
  const own = personalTexts(customer);
  const text = personalTexts(mizuno).reduce(
    (all, word, at) => all.replaceAll(word, own[at] ?? word),
    JSON.stringify(body),
  );
  return JSON.parse(text) as unknown;
}
