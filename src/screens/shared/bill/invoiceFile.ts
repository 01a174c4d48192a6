import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { isOldMonth } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder, type Open } from '@/catalogue/labelOf';
import { saveFile } from '@/lib/saveFile';

/** Which PDF of a month. */
export interface InvoiceFile {
  /** YYYYMM */
  month: string;
  subSystemId: Code.SubSystemId;
  /** The old billing system has a detailed invoice beside the plain one. */
  detailed?: boolean;
}

const subSystems = inOrder<Code.SubSystemId>()(['minamo', 'sonc']);

/** The billing system that made an invoice; undefined for none, or one that this build can't ask for the PDF. */
export const subSystemOf = (code: Open<Code.SubSystemId> | null): Code.SubSystemId | undefined =>
  subSystems.find((one) => one === code);

/**
 * Fetches an invoice, from the billing system of its month, and hands it to the browser as a file.
 * @throws ApiError
 */
export async function downloadInvoice(file: InvoiceFile): Promise<void> {
  const { month, subSystemId, detailed } = file;
  const content = await (isOldMonth(month) ? oldInvoice(file) : newInvoice(file));
  saveFile(content, `${brand.code}-${month}-${detailed ? 'detail' : subSystemId}.pdf`);
}

function oldInvoice({ month, detailed }: InvoiceFile): Promise<Blob> {
  return call(detailed ? api.getDownloadInvoice : api.getFixedInvoicePdf, { target_month: month });
}

function newInvoice({ month, subSystemId }: InvoiceFile): Promise<Blob> {
  return call(api.getInvoicePdf, { target_month: month, sub_system_id: subSystemId });
}
