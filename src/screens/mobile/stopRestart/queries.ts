import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** Reads of the SIM's stop. */
export const stopRestartQueries = {
  info: () => readQuery(mobileApi, '/api/read/v1/services/{service_id}/contract/stop-restart-info'),
};

export type StopRestartInfo = DataOf<ReturnType<typeof stopRestartQueries.info>>;
