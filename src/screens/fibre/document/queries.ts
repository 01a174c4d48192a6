import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** Letters that were sent or are to be sent. */
export const documentQueries = {
  shipping: () => readQuery(fixedApi, '/api/read/v1/document-shipping'),
};

export type Shipment = DataOf<ReturnType<typeof documentQueries.shipping>>['shipments'][number];
