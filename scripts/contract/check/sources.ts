import type { CheckedOperation } from './contract.ts';

/** Parameters, with the read that names their values. */
const sources: Record<string, string> = {
  service_id: 'getService',
  target_month: 'getBilling',
  sub_system_id: 'getBilling',
  receipt_number: 'getPacketGift',
  statement_id: 'getRefundBilling',
  report_id: 'getReportList',
};

/** The reads to make before the operations, since they name the values of their parameters; services first. */
export function sourcesOf(operations: CheckedOperation[]): string[] {
  const names = operations.flatMap((o) => o.parameters.map((p) => p.name));
  const needed = names.flatMap((name) => sources[name] ?? []);
  return [...new Set(needed.length ? ['getService', ...needed] : [])];
}
