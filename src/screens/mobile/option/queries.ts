import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { type DataOf, queryOrRejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}/contract';

/**
 * The reads of a SIM's options. The refusal of an option to a SIM is returned as data, which the screens
 * explain.
 */
export const mobileOptionQueries = {
  list: () => readQuery(mobileApi, `${base}/option`),
  callService: () => queryOrRejection(readQuery(mobileApi, `${base}/call-service`)),
  valueDataFree: () => queryOrRejection(readQuery(mobileApi, `${base}/value-data-free`)),
  premiumBand: () => queryOrRejection(readQuery(mobileApi, `${base}/premium-band`)),
  fifthGeneration: () => queryOrRejection(readQuery(mobileApi, `${base}/fifth-generation`)),
  virusBuster: () => queryOrRejection(readQuery(mobileApi, `${base}/virusbustermobile`)),
  compensation: () => queryOrRejection(readQuery(mobileApi, `${base}/device-compensation`)),
};

type MobileOptionList = DataOf<ReturnType<typeof mobileOptionQueries.list>>;
export type ContractOption = MobileOptionList['options'][number];
export type CallService = Exclude<
  DataOf<ReturnType<typeof mobileOptionQueries.callService>>,
  { refusal: unknown }
>;
