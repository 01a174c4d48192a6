import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { entryQuery, type AnswerOf } from '@/procedure/entryQuery';

const base = '/api/read/v1/services/{service_id}/contract';

/** The reads of a SIM's options; an option may be refused to a SIM, which is an answer too. */
export const mobileOptionQueries = {
  list: () => readQuery(mobileApi, `${base}/option`),
  callService: () => entryQuery(readQuery(mobileApi, `${base}/call-service`)),
  valueDataFree: () => entryQuery(readQuery(mobileApi, `${base}/value-data-free`)),
  premiumBand: () => entryQuery(readQuery(mobileApi, `${base}/premium-band`)),
  fifthGeneration: () => entryQuery(readQuery(mobileApi, `${base}/fifth-generation`)),
  virusBuster: () => entryQuery(readQuery(mobileApi, `${base}/virusbustermobile`)),
  compensation: () => entryQuery(readQuery(mobileApi, `${base}/device-compensation`)),
};

type MobileOptionList = AnswerOf<ReturnType<typeof mobileOptionQueries.list>>;
export type ContractOption = MobileOptionList['options'][number];
export type CallService = Exclude<
  AnswerOf<ReturnType<typeof mobileOptionQueries.callService>>,
  { refusal: unknown }
>;
