import type { CheckedOperation } from './contract.ts';

/** Which read names what a parameter takes. */
const sources: Record<string, string> = {
  service_id: 'getService',
  target_month: 'getBilling',
  sub_system_id: 'getBilling',
  receipt_number: 'getPacketGift',
  statement_id: 'getRefundBilling',
  report_id: 'getReportList',
};

/** The reads that must come before operations, so that their parameters mean something; services first. */
export function sourcesOf(operations: CheckedOperation[]): string[] {
  const names = operations.flatMap((o) => o.parameters.map((p) => p.name));
  const needed = names.flatMap((name) => sources[name] ?? []);
  return [...new Set(needed.length ? ['getService', ...needed] : [])];
}
