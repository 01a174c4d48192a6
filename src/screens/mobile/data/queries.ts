import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { type DataOf, queryOrRejection, type Rejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}';

/** Reads of the ways to more data; a refusal is returned as data, which the screen explains. */
export const dataQueries = {
  charge: () => queryOrRejection(readQuery(mobileApi, `${base}/charge`)),
  advance: () => queryOrRejection(readQuery(mobileApi, `${base}/data-advance`)),
  gigaPlus: () => queryOrRejection(readQuery(mobileApi, `${base}/contract/giga-plus`)),
};

type Read<Name extends keyof typeof dataQueries> = Exclude<
  DataOf<ReturnType<(typeof dataQueries)[Name]>>,
  Rejection
>;
export type Charge = Read<'charge'>;
export type DataAdvance = Read<'advance'>;
export type GigaPlus = Read<'gigaPlus'>;
