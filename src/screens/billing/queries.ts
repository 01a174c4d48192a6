import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { invoiceSwitchMonth } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/codes';
import { inOrder, type Open } from '@/catalogue/labelOf';
import type { ServiceType } from '@/config/runtimeConfig';
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
 * The reads that a month's screen starts with; none for an address that is no month.
 * @param month YYYYMM as it stands in the address
 */
export function monthReads(service: ServiceType, month: string | undefined) {
  if (!isMonth(month)) return [];
  return service === 'fixed' && isOldMonth(month)
    ? [read(api.getFixedBilling), read(api.getFixedBillingInvoice, { target_month: month })]
    : [
        read(api.getBillingMonth, { target_month: month }),
        read(api.getCarriedForwardBilling, { target_month: month }),
      ];
}

/** Whether a fibre bill is the old billing system's (docs/product.md §5.5). @param month YYYYMM */
export const isOldMonth = (month: string): boolean => month < invoiceSwitchMonth;

/** Whether a part of an address is a month, YYYYMM. */
export function isMonth(value: string | undefined): value is string {
  return /^20[0-9]{2}(0[1-9]|1[0-2])$/.test(value ?? '');
}

/**
 * Fetches an invoice and hands it to the browser as a file. Months before the switch date are the
 * old billing system's (docs/product.md §5.5).
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
