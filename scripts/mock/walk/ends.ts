import { perService, same, type Rule } from './rule.ts';

/** What is open still when a service has ended. */
const stays = ['payment', 'customer', 'email', 'password', 'promotion', 'document', 'rental_wifi'];

/** Of a service that has ended nothing is left, nothing can be applied for, and all reads say when it ended. */
const nothingOutlivesIt = perService(({ read, listed }) => {
  const contract = read('getContract');
  const own = read('getService')?.services.find(
    ({ service_id }) => service_id === listed.service_id,
  );
  if (!contract || !own) return [];
  if (contract.status !== 'QUIT')
    return own.ended_on ? [`in use, and ended on ${own.ended_on} in the list of services`] : [];
  const options = listed.service_type === 'fixed' ? (read('getOption')?.options ?? []) : [];
  return [
    ...same('last day', contract.quit_on, own.ended_on ?? null),
    ...same('data left', own.data_left_mb, null),
    ...contract.procedures
      .filter(({ code, is_available }) => is_available && !stays.includes(code))
      .map(({ code }) => `${code} can be applied for`),
    ...(contract.procedures.some(({ code, is_available }) => code === 'payment' && is_available)
      ? []
      : ['the way to pay the last bill can’t be changed']),
    ...options
      .filter(({ order_types }) => order_types.length > 0)
      .map(({ code }) => `option ${code} can be ordered`),
    ...options
      .filter(({ status }) => status === 'SRVC' || status === 'ENTR')
      .map(({ code, status }) => `option ${code} is ${status}`),
  ];
});

/** What was to come back by a day that is over is late. */
const lateIsLate = perService(({ read }, { today }) =>
  (read('getRentalWifiSendBackInfo')?.devices ?? [])
    .filter(({ state, send_back_by }) => state === 'waiting' && send_back_by < today)
    .map(({ name, send_back_by }) => `${name} waits since ${send_back_by}`),
);

export const endRules: Record<string, Rule> = { nothingOutlivesIt, lateIsLate };
