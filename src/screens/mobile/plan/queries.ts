import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { type DataOf, queryOrRejection, type Rejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}/contract';

/**
 * The reads of a change of plan and of taking one back; a refusal is returned as data, which the screens
 * explain.
 */
export const planQueries = {
  exchange: () => queryOrRejection(readQuery(mobileApi, `${base}/price-plan-exchange`)),
  reservedPlan: () => queryOrRejection(readQuery(mobileApi, `${base}/cancel-exchange-price-plan`)),
  reservedCallFlat: () =>
    queryOrRejection(readQuery(mobileApi, `${base}/cancel-exchange-voice-call-fixed-option`)),
};

export type PlanExchange = Exclude<DataOf<ReturnType<typeof planQueries.exchange>>, Rejection>;
export type MobilePlan = PlanExchange['current_plan'];
export type ReservedPlan = Exclude<DataOf<ReturnType<typeof planQueries.reservedPlan>>, Rejection>;
export type ReservedCallFlat = Exclude<
  DataOf<ReturnType<typeof planQueries.reservedCallFlat>>,
  Rejection
>;
