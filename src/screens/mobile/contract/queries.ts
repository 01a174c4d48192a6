import { mobileApi, serviceApi } from '@/api/clients';
import { ofService } from '@/api/ofService';
import { readQuery } from '@/api/query';
import { type DataOf, queryOrRejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}';

/** The reads of the mobile contract and of its detail. */
export const mobileContractQueries = {
  contract: () =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/contract', ofService('mobile')),
  plan: () => readQuery(mobileApi, `${base}/contract/price-plan`),
  device: () => readQuery(mobileApi, `${base}/contract/device-info`),
  option: () => readQuery(mobileApi, `${base}/contract/option`),
  /** Refused where the SIM can't be cancelled; the screens show the refusal. */
  quit: () => queryOrRejection(readQuery(mobileApi, `${base}/contract/quit-info`)),
  document: () => readQuery(mobileApi, `${base}/contract/document`),
  rentalWifi: () => readQuery(mobileApi, `${base}/contract/rental-wifi-send-back-info`),
};

/** The reads that both screens start with. */
export function mobileContractReads() {
  return Object.values(mobileContractQueries).map((read) => read());
}

export type MobileContract = DataOf<ReturnType<typeof mobileContractQueries.contract>>;
export type PricePlan = DataOf<ReturnType<typeof mobileContractQueries.plan>>;
export type MobilePlan = PricePlan['current'];
export type DeviceInfo = DataOf<ReturnType<typeof mobileContractQueries.device>>;
export type UsedDevice = DeviceInfo['devices'][number];
export type MobileOption = DataOf<
  ReturnType<typeof mobileContractQueries.option>
>['options'][number];
export type QuitAnswer = DataOf<ReturnType<typeof mobileContractQueries.quit>>;
export type MobileDocument = DataOf<
  ReturnType<typeof mobileContractQueries.document>
>['documents'][number];
export type RentalWifiDevice = DataOf<
  ReturnType<typeof mobileContractQueries.rentalWifi>
>['devices'][number];
