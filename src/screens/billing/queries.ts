import { fixedApi, mobileApi, serviceApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import { unwrap } from '@/api/unwrap';
import { invoiceSwitchMonth } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/codes';
import { inOrder } from '@/catalogue/inOrder';
import type { Open } from '@/catalogue/labelOf';
import { saveFile } from '@/lib/saveFile';
import type { DataOf } from '@/procedure/queryOrRejection';
import type { ServiceType } from '@/session/serviceType';

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

/** The bills of the selected service. */
export const billingQueries = {
  list: () => readQuery(serviceApi, '/api/read/v2/services/{service_id}/billing'),
  /** The bills of a service of the account, whichever is selected. */
  listOf: (service_id: string) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/billing', {
      params: { path: { service_id } },
    }),
  month: (target_month: string) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/billing/{target_month}', {
      params: { path: { target_month } },
    }),
  invoice: (target_month: string) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/billing_invoice/{target_month}', {
      params: { path: { target_month } },
    }),
  carriedForward: (target_month: string) =>
    readQuery(
      serviceApi,
      '/api/read/v1/services/{service_id}/carried-forward-billing/{target_month}',
      { params: { path: { target_month } } },
    ),
  refunds: () => readQuery(fixedApi, '/api/read/v1/billing-rls-refund-list'),
  openRefund: () => readQuery(fixedApi, '/api/read/v1/refund'),
  instalments: () => readQuery(fixedApi, '/api/read/v1/installment'),
  constructionCost: () => readQuery(fixedApi, '/api/read/v1/installment/construction-cost'),
  /** The bills of the old billing system, before the switch date (docs/product.md §5.5). */
  oldList: () => readQuery(fixedApi, '/api/read/v1/billing'),
  oldInvoice: (target_month: string) =>
    readQuery(fixedApi, '/api/read/v1/billing_invoice', { params: { query: { target_month } } }),
  /** Calls and SMS of the selected SIM. */
  simCalls: (target_month: string) =>
    readQuery(mobileApi, '/api/read/v1/services/{service_id}/billing/call-detail', {
      params: { query: { target_month } },
    }),
  /** Calls of the home phone. */
  calls: (target_month: string) =>
    readQuery(fixedApi, '/api/read/v1/voice', { params: { query: { target_month } } }),
};

/**
 * The reads that a month's screen starts with; none for an address that is no month.
 * @param month YYYYMM as it stands in the address
 */
export function monthReads(service: ServiceType, month: string | undefined) {
  if (!isMonth(month)) return [];
  return service === 'fixed' && isOldMonth(month)
    ? [billingQueries.oldList(), billingQueries.oldInvoice(month)]
    : [billingQueries.month(month), billingQueries.carriedForward(month)];
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
  const init = { params: { query: { target_month: month } }, parseAs: 'blob' } as const;
  return detailed
    ? unwrap(fixedApi.GET('/api/read/v1/download/invoice', init))
    : unwrap(fixedApi.GET('/api/read/v1/invoice_pdf', init));
}

function newInvoice({ month, subSystemId }: InvoiceFile): Promise<Blob> {
  return unwrap(
    serviceApi.GET(
      '/api/read/v2/services/{service_id}/download/invoice_pdf/{target_month}/{sub_system_id}',
      { params: { path: { target_month: month, sub_system_id: subSystemId } }, parseAs: 'blob' },
    ),
  );
}

type Answer<Name extends keyof typeof billingQueries> = DataOf<
  ReturnType<(typeof billingQueries)[Name]>
>;

export type Billing = Answer<'list'>;
export type Forecast = NonNullable<Billing['forecast']>;
export type BillMonth = Billing['months'][number];
export type CurrentBill = NonNullable<Billing['current']>;
export type BillDetail = Answer<'month'>;
export type Invoice = Answer<'invoice'>;
export type OldBill = Answer<'oldList'>['bills'][number];
export type OldInvoice = Answer<'oldInvoice'>;
export type Instalment = Answer<'instalments'>['installments'][number];
export type Refund = Answer<'refunds'>['refunds'][number];
export type OpenRefund = Answer<'openRefund'>;
export type Call = Answer<'calls'>['calls'][number];
export type SimCalls = Answer<'simCalls'>;
