import { mobileApi } from '@/api/clients';
import type { Service } from '@/api/models';
import { readQuery } from '@/api/query';
import { type DataOf, queryOrRejection } from '@/procedure/queryOrRejection';
import { simsInUse } from '@/screens/shared/simsInUse';

const base = '/api/read/v1/services/{service_id}';
const of = (service_id: string) => ({ params: { path: { service_id } } });

/** The reads of a SIM that may have been lost, which need not be the selected one. */
export const lostQueries = {
  stop: (id: string) => readQuery(mobileApi, `${base}/contract/stop-restart-info`, of(id)),
  restrictions: (id: string) => readQuery(mobileApi, `${base}/settings-restriction`, of(id)),
  /** Refused where nothing can be done with the eSIM now; the screen shows the refusal. */
  esim: (id: string) => queryOrRejection(readQuery(mobileApi, `${base}/contract/esim`, of(id))),
  device: (id: string) => readQuery(mobileApi, `${base}/contract/device-info`, of(id)),
};

/** The reads that the screen starts with. */
export const lostReads = (services: readonly Service[]) =>
  simsInUse(services).flatMap(({ service_id }) =>
    Object.values(lostQueries).map((read) => read(service_id)),
  );

export type StopInfo = DataOf<ReturnType<typeof lostQueries.stop>>;
export type EsimAnswer = DataOf<ReturnType<typeof lostQueries.esim>>;
