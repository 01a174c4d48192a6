import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { entryQuery, type AnswerOf, type Refused } from '@/procedure/entryQuery';

const base = '/api/read/v1/services/{service_id}';

/** Reads of what data can be had; a refusal is an answer that the screen explains. */
export const dataQueries = {
  charge: () => entryQuery(readQuery(mobileApi, `${base}/charge`)),
  advance: () => entryQuery(readQuery(mobileApi, `${base}/data-advance`)),
  gigaPlus: () => entryQuery(readQuery(mobileApi, `${base}/contract/giga-plus`)),
};

type Read<Name extends keyof typeof dataQueries> = Exclude<
  AnswerOf<ReturnType<(typeof dataQueries)[Name]>>,
  Refused
>;
export type Charge = Read<'charge'>;
export type DataAdvance = Read<'advance'>;
export type GigaPlus = Read<'gigaPlus'>;
