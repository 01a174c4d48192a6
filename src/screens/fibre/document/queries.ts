import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { AnswerOf } from '@/procedure/entryQuery';

/** Letters that were sent or are to be sent. */
export const documentQueries = {
  shipping: () => readQuery(fixedApi, '/api/read/v1/document-shipping'),
};

export type Shipment = AnswerOf<ReturnType<typeof documentQueries.shipping>>['shipments'][number];
