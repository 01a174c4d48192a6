import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import type { Service } from '@/api/services';
import type { MobileCashbackRefusalCode } from '@/catalogue/generated/codes';

/**
 * The data used in a month, day by day; a month that isn't kept is refused.
 * @param target_month YYYYMM, the running month when absent
 */
export const usageOf = (target_month?: string) =>
  queryOrRejection(read(api.getDataTrafficUsageDetail, { target_month }), [
    'bad_request',
    'not_found',
  ]);

// Without `bad_request`: the customer has typed nothing, so there is nothing to explain to them.
const cashbackRefusals: (MobileCashbackRefusalCode | 'not_found')[] = [
  'not_found',
  'register_account_cashback_procedure_complete',
  'cashback_not_eligible',
  'cashback_expired',
];

/** The account to which a cashback is paid; a refusal if there is no cashback that needs an account. */
export const cashbackAccount = () =>
  queryOrRejection(read(api.getMobileCashbackAccount), cashbackRefusals);

/** Statements of refunds. A SIM without any is refused, which is returned as data: the screen says so. */
export const refundStatements = () => queryOrRejection(read(api.getRefundBilling), ['not_found']);

/** The customer's SIMs that haven't ended: those that can be lost. */
export const simsInUse = (services: readonly Service[]): readonly Service[] =>
  services.filter(({ service_type, ended_on }) => service_type === 'mobile' && !ended_on);

/** Those that could be stopped, as known at the login: a SIM that isn't open yet needs no stop. */
export const openSims = (services: readonly Service[]): readonly Service[] =>
  simsInUse(services).filter(({ is_open }) => is_open !== false);

/** The reads of each SIM that may have been lost, which the screen starts with. */
export const lostReads = (services: readonly Service[]) =>
  simsInUse(services).flatMap(({ service_id }) => [
    read(api.getStopRestartInfo, { service_id }),
    read(api.getSettingsRestriction, { service_id }),
    queryOrRejection(read(api.getEsim, { service_id })),
    read(api.getDeviceInfo, { service_id }),
  ]);
