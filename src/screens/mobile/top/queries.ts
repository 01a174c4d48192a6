import { mobileApi, serviceApi } from '@/api/clients';
import { ofService } from '@/api/ofService';
import { readQuery } from '@/api/query';
import { type DataOf, queryOrRejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}';

/** The reads of the mobile top. */
export const mobileTopQueries = {
  usage: () => readQuery(mobileApi, `${base}/contract/data-traffic-usage`),
  usageDetail: () => readQuery(mobileApi, `${base}/contract/data-traffic-usage-detail`),
  /** @param target_month YYYYMM, the running month when absent; a month that isn't kept is refused */
  usageOf: (target_month?: string) =>
    queryOrRejection(
      readQuery(mobileApi, `${base}/contract/data-traffic-usage-detail`, {
        params: { query: { target_month } },
      }),
      ['bad_request', 'not_found'],
    ),
  control: () => readQuery(mobileApi, `${base}/contract/traffic-control`),
  restrictions: () => readQuery(mobileApi, `${base}/settings-restriction`),
  applications: () => readQuery(mobileApi, `${base}/contract/order-application`),
  plan: () => readQuery(mobileApi, `${base}/contract/price-plan`),
  /** Not found where a SIM has neither calls nor SMS. */
  callSms: () => queryOrRejection(readQuery(mobileApi, `${base}/billing/call-sms`)),
  billing: () =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/billing', ofService('mobile')),
  notification: () =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/notification', ofService('mobile')),
};

export type DataUsage = DataOf<ReturnType<typeof mobileTopQueries.usage>>;
export type UsageDetail = DataOf<ReturnType<typeof mobileTopQueries.usageDetail>>;
export type DataPart = DataUsage['parts'][number];
export type TrafficControl = DataOf<ReturnType<typeof mobileTopQueries.control>>;
export type OrderApplication = DataOf<
  ReturnType<typeof mobileTopQueries.applications>
>['applications'][number];
export type CurrentBill = NonNullable<
  DataOf<ReturnType<typeof mobileTopQueries.billing>>['current']
>;
