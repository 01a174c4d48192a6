import { mobileApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { unwrap } from '@/api/unwrap';
import { brand } from '@/catalogue/brand';
import { saveFile } from '@/lib/saveFile';
import { type DataOf, queryOrRejection, type Rejection } from '@/procedure/queryOrRejection';

const base = '/api/read/v1/services/{service_id}/billing/refund';

/** Statements of refunds. A SIM without any is refused, which is returned as data: the screen says so. */
export const reimbursementQueries = {
  statements: () => queryOrRejection(readQuery(mobileApi, `${base}/billing`), ['not_found']),
};

/**
 * Hands a statement's PDF to the browser's download.
 * @throws ApiError
 */
export async function downloadStatement(statement_id: string): Promise<void> {
  const content: Blob = await unwrap(
    mobileApi.GET(`${base}/invoice-download`, {
      params: { query: { statement_id } },
      parseAs: 'blob',
    }),
  );
  saveFile(content, `${brand.code}-refund-${statement_id}.pdf`);
}

export type Statement = Exclude<
  DataOf<ReturnType<typeof reimbursementQueries.statements>>,
  Rejection
>['statements'][number];
