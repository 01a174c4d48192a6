import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';

/** The state of a move, and the way to go on with it. */
export const moveQueries = {
  token: () => readQuery(fixedApi, '/api/read/v1/moveToken'),
};
