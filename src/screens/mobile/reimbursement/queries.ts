import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { saveFile } from '@/lib/saveFile';
/** Statements of refunds. A SIM without any is refused, which is returned as data: the screen says so. */
export const refundStatements = () => queryOrRejection(read(api.getRefundBilling), ['not_found']);

/**
 * Hands a statement's PDF to the browser's download.
 * @throws ApiError
 */
export async function downloadStatement(statement_id: string): Promise<void> {
  const content = await call(api.getRefundInvoiceDownload, { statement_id });
  saveFile(content, `${brand.code}-refund-${statement_id}.pdf`);
}
