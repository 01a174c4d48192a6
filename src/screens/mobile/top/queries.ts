import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';

/**
 * The data used in a month, day by day; a month that isn't kept is refused.
 * @param target_month YYYYMM, the running month when absent
 */
export const usageOf = (target_month?: string) =>
  queryOrRejection(read(api.getDataTrafficUsageDetail, { target_month }), [
    'bad_request',
    'not_found',
  ]);
