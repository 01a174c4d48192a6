import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** The reads of the construction. */
export const constructionQueries = {
  entry: () => readQuery(fixedApi, '/api/read/v1/construction-entry'),
  progress: () => readQuery(fixedApi, '/api/read/v1/construction-progress'),
  agreement: () => readQuery(fixedApi, '/api/read/v1/construction-agreement'),
  facilityCost: () => readQuery(fixedApi, '/api/read/v1/hands-up/facility-cost'),
};

export type ConstructionEntry = DataOf<ReturnType<typeof constructionQueries.entry>>;
