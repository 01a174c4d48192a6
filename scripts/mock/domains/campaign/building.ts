import type { Customer } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { able, type ContractChange, withProcedure } from '../contract/contractChange.ts';
import { fibreExample } from '../contract/fibre.ts';
import { type Handlers, Refusal } from '../domain.ts';
import type { Success } from '../operations.ts';

/** Reports are about apartment buildings: customers in a detached house have none. */
function reportsOf(mock: MockContext, { customer }: Session): Success<'getReportList'>['reports'] {
  const context = { mock, customer };
  const isInBuilding = fibreExample(context, 'getContractPlan').plan.planType === 'mansion';
  const { reports } = fibreExample(context, 'getReportList');
  return isInBuilding ? reports.map((report) => ({ ...report, ...buildingOf(customer) })) : [];
}

/** The name of the customer's building, without the flat; nothing where the address has none. */
export function buildingOf({ user }: Customer): { building: string } | undefined {
  const building = user.customer.address_optional?.split(/[ \u3000]/)[0];
  return building ? { building } : undefined;
}

/** Reports on the customer's building, at most three. */
export const building: Handlers = {
  getReportList: ({ mock, session }) => ({ reports: reportsOf(mock, session) }),

  getReportDetail: ({ mock, session, query, example }) => {
    const found = reportsOf(mock, session).find(({ report_id }) => report_id === query.report_id);
    return found ? { ...example('normal'), ...found } : new Refusal('not_found');
  },
};

/** Where there are reports, the contract leads to them. */
export const buildingChange: ContractChange = (contract, { mock, session, service }) => {
  if (service.listed.service_type !== 'fixed') return contract;
  const { length } = reportsOf(mock, session);
  if (length === 0 || contract.status === 'QUIT') return contract;
  return {
    ...contract,
    procedures: withProcedure(contract.procedures, able('report', `${length}件`)),
  };
};
