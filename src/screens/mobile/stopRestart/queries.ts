import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { AnswerOf } from '@/procedure/entryQuery';

/** Reads of the SIM's stop. */
export const stopRestartQueries = {
  info: () => readQuery(mobileApi, '/api/read/v1/services/{service_id}/contract/stop-restart-info'),
};

export type StopRestartInfo = AnswerOf<ReturnType<typeof stopRestartQueries.info>>;
