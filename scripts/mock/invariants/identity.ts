import { formatPhone } from '@/lib/numbers.ts';
import type { Customer } from '../customers/customer.ts';
import type { ReadAccount } from './account.ts';
import { textsIn } from './rule.ts';

/** Fields whose value is one customer's alone. */
const ownFields = new Set([
  'iccid',
  'imei',
  'eid',
  'serial_number',
  'serial_last4',
  'line_number_last4',
  'customer_number',
  'contract_number',
  'connection_id',
  'bill_number',
  'receipt_number',
  'service_id',
  'supply_point',
  'document_id',
  'cashback_id',
  'installment_id',
  'application_id',
  'shipment_id',
  'movement_id',
  'delivery_id',
  'statement_id',
  'entry_id',
]);

/** What names a customer: their name, kana, numbers, addresses. */
export function marksOf({ user, services, userId }: Customer): string[] {
  const { customer } = user;
  const phones: string[] = [
    customer.tel,
    customer.tel_daytime,
    ...services.map((s) => s.listed.phone_number),
  ]
    .filter((tel): tel is string => !!tel)
    .flatMap((tel) => [tel, formatPhone(tel)]);
  return [
    userId,
    customer.email,
    customer.town,
    customer.contract_no,
    `${customer.last_name} ${customer.first_name}`,
    `${customer.last_name_kana} ${customer.first_name_kana}`,
    ...phones,
    ...services.map((s) => s.listed.service_id),
  ].filter((mark): mark is string => !!mark);
}

/** Where a fact of another customer is among what was read, as `operation field: value`. */
export function factsOfOthers(account: ReadAccount, all: readonly Customer[]): string[] {
  const own = new Set(marksOf(account.customer));
  const foreign = all
    .filter((other) => other !== account.customer)
    .flatMap((other) => marksOf(other))
    .filter((mark) => !own.has(mark));
  const findings = account.services.flatMap((service) =>
    [...service.all, ...service.bills.map((bill) => ['getBillingMonth', bill] as const)].flatMap(
      ([operation, body]) =>
        textsIn(body)
          // Who gave or was given data, or is called, is another person by nature.
          .filter(({ field }) => !['to_phone', 'from_phone'].includes(field))
          .filter(({ text }) => foreign.some((mark) => text.includes(mark)))
          .map(({ field, text }) => `${service.listed.service_id} ${operation} ${field}: ${text}`),
    ),
  );
  return [...new Set(findings)];
}

/** Values of fields that only one customer can have, with the services that answer them. */
export function ownValues(account: ReadAccount): Map<string, string> {
  const values = new Map<string, string>();
  for (const service of account.services)
    for (const [operation, body] of service.all)
      for (const { field, text } of textsIn(body))
        if (ownFields.has(field) && !text.includes('•')) values.set(`${field} ${text}`, operation);
  return values;
}
