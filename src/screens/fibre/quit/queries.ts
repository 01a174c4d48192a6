import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** The reads of cancelling fibre and of taking it back. */
export const quitQueries = {
  /** @param query the wished last day and what is done with the devices; the usual ones when absent */
  fee: (query: { quit_on?: string; device_choices?: string } = {}) =>
    readQuery(fixedApi, '/api/read/v1/cancellation-fee', { params: { query } }),
  cancel: () => readQuery(fixedApi, '/api/read/v1/quit-cancel'),
};

export type QuitFee = DataOf<ReturnType<typeof quitQueries.fee>>;
export type ReturnDevice = QuitFee['devices'][number];
