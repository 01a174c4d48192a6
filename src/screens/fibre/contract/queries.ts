import { fixedApi, serviceApi } from '@/api/clients';
import { ofService } from '@/api/ofService';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** The reads of the contract page. */
export const contractQueries = {
  contract: () =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/contract', ofService('fixed')),
  line: () => readQuery(fixedApi, '/api/read/v1/contract'),
  plan: () => readQuery(fixedApi, '/api/read/v1/contract/plan'),
  installationAddress: () => readQuery(fixedApi, '/api/read/v1/installation-address-info'),
  billingAddress: () => readQuery(fixedApi, '/api/read/v1/billing-address-info'),
  customerKey: () => readQuery(fixedApi, '/api/read/v1/customer-key'),
  mailboxes: () => readQuery(fixedApi, '/api/read/v1/sonetMail'),
  linkedAccount: () => readQuery(fixedApi, '/api/read/v1/sony-account'),
  lineReuse: () => readQuery(fixedApi, '/api/read/v1/line_reuse_info'),
};

/** The reads that the screen starts with. */
export function contractReads() {
  return Object.values(contractQueries).map((read) => read());
}

export type Contract = DataOf<ReturnType<typeof contractQueries.contract>>;
export type FibreLine = DataOf<ReturnType<typeof contractQueries.line>>;
export type LineReuse = DataOf<ReturnType<typeof contractQueries.lineReuse>>;
export type Mailbox = DataOf<ReturnType<typeof contractQueries.mailboxes>>['mailboxes'][number];
