import { paymentMethod } from '@/catalogue/billing.ts';
import { isHoliday } from '@/lib/holidays.ts';
import { isPaidByHand } from '../facts/bill.ts';
import { perService, type Rule, same } from './rule.ts';

/** What the customer pays has a last day to pay, what is debited or charged has the day of that. */
const oneDayForAMethod = perService(({ bills, read }) => {
  const billing = read('getBilling');
  const forecast = billing?.forecast;
  return [
    ...bills,
    ...(billing?.current ? [billing.current] : []),
    ...(forecast ? [{ ...forecast, status: '1' }] : []),
  ]
    .filter(({ status, total }) => status === '1' && total !== 0)
    .flatMap(({ month, debit_date, payment_due_on, payment_method: { code } }) =>
      isPaidByHand(code) === (payment_due_on !== null) &&
      isPaidByHand(code) === (debit_date === null)
        ? []
        : [
            `${month} by ${code} is debited on ${String(debit_date)} and due on ${String(payment_due_on)}`,
          ],
    );
});

/** Banks debit on their business days, as the payment page promises. */
const debitsOnBusinessDays = perService(({ bills }) =>
  bills.flatMap(({ month, debit_date }) => {
    if (!debit_date) return [];
    const weekday = new Date(`${debit_date}T00:00:00Z`).getUTCDay();
    return weekday === 0 || weekday === 6 || isHoliday(debit_date)
      ? [`${month} is debited on ${debit_date}, which is no business day`]
      : [];
  }),
);

/** How a service is paid is said once: payment, bill to come, charge and direct debit. */
const methodsAgree = perService(({ bills, read }, { customer }) => {
  const payment = read('getPayment');
  const debit = read('getKoufuri');
  const newest = bills[0];
  if (!payment) return [];
  const { customer: person } = customer.user;
  return [
    ...same('payment method of payment and bill', payment.method.code, newest?.payment_method.code),
    ...same(
      'payment method in words of payment and bill',
      payment.method.detail,
      newest?.payment_method.detail,
    ),
    ...same(
      'payment method of charge and payment',
      read('getCharge')?.payment_method,
      // A method without a card or an account is shown by its name.
      payment.method.detail ?? paymentMethod(payment.method.code).label,
    ),
    ...(payment.bank && payment.method.detail?.includes(payment.bank.bank_name) === false
      ? [`${payment.bank.bank_name} is not the bank of ${payment.method.detail}`]
      : []),
    ...(payment.bank &&
    payment.method.detail?.includes('支店') &&
    !payment.method.detail.includes(` ${payment.bank.branch_name} `)
      ? [`${payment.bank.branch_name} is not the branch of ${payment.method.detail}`]
      : []),
    ...(payment.card && payment.method.detail && !payment.method.detail.includes(payment.card.last4)
      ? [`card ${payment.card.last4} is not the one of ${payment.method.detail}`]
      : []),
    ...(debit?.status === 'registered' && payment.bank
      ? [
          ...same('account of direct debit and payment', debit.last4, payment.bank.last4),
          ...same(
            'holder of the account',
            debit.holder_kana,
            `${person.last_name_kana} ${person.first_name_kana}`,
          ),
        ]
      : []),
  ];
});

/** Only fibre is billed by a carrier. */
const carriersAreOfFibre = perService(({ read, listed }) => {
  const { changeable_to = [] } = read('getPayment') ?? {};
  return listed.service_type === 'fixed'
    ? []
    : changeable_to
        .filter((code) => ['60', '70', '80'].includes(code))
        .map((code) => `a SIM’s payment can be changed to ${code}`);
});

/** A method that was chosen counts from a bill that there is: not before the first one, whose month may be unknown. */
const methodsBeginWithABill = perService(({ read, bills }) => {
  const { changing_to } = read('getPayment') ?? {};
  const first = read('getBilling')?.next_month;
  if (!changing_to || bills.length > 0 || first === undefined) return [];
  const { starts_month } = changing_to;
  const isRight = starts_month === null ? first === null : first !== null && starts_month >= first;
  return isRight
    ? []
    : [`the method changes with ${String(starts_month)}, the first bill is of ${String(first)}`];
});

/** How bills are paid: by which method, on which day, and from which month. */
export const methodRules: Record<string, Rule> = {
  debitsOnBusinessDays,
  oneDayForAMethod,
  methodsAgree,
  methodsBeginWithABill,
  carriersAreOfFibre,
};
