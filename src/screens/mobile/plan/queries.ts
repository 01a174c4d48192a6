import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { entryQuery, type AnswerOf, type Refused } from '@/procedure/entryQuery';

const base = '/api/read/v1/services/{service_id}/contract';

/** The reads of a change of plan and of taking one back; a refusal is an answer that is explained. */
export const planQueries = {
  exchange: () => entryQuery(readQuery(mobileApi, `${base}/price-plan-exchange`)),
  reservedPlan: () => entryQuery(readQuery(mobileApi, `${base}/cancel-exchange-price-plan`)),
  reservedCallFlat: () =>
    entryQuery(readQuery(mobileApi, `${base}/cancel-exchange-voice-call-fixed-option`)),
};

export type PlanExchange = Exclude<AnswerOf<ReturnType<typeof planQueries.exchange>>, Refused>;
export type MobilePlan = PlanExchange['current_plan'];
export type ReservedPlan = Exclude<AnswerOf<ReturnType<typeof planQueries.reservedPlan>>, Refused>;
export type ReservedCallFlat = Exclude<
  AnswerOf<ReturnType<typeof planQueries.reservedCallFlat>>,
  Refused
>;
