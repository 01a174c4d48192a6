import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';

/** The reads of the home phone. */
export const voipQueries = {
  voip: () => readQuery(fixedApi, '/api/read/v1/option/voip'),
  price: () => readQuery(fixedApi, '/api/read/v1/option/voip/price'),
  rvoip: () => readQuery(fixedApi, '/api/read/v1/option/rvoip'),
  /** @param number exactly 10 digits */
  check: (number: string) =>
    readQuery(fixedApi, '/api/read/v1/option/voip/check', { params: { query: { number } } }),
};
