import Link from '@mui/material/Link';
import type * as Code from '@/catalogue/codes';
import { closedProcedures, procedureNames } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { paths } from '@/paths';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';
import type { Contract } from './queries';

/** The screens of the fibre procedures; codes without one belong to SIMs. */
const screens: Partial<Record<string, string>> = {
  payment: paths.payment(),
  customer: paths.customer(),
  email: paths.mail(),
  password: paths.password(),
  promotion: paths.promotion(),
  document: paths.document(),
  construction: paths.construction(),
  delivery: paths.delivery(),
  account_link: paths.accountLink(),
  move: paths.move(),
  upgrade: paths.upgrade(),
  report: paths.report(),
  quit: paths.quit(),
  quit_cancel: paths.quitCancel(),
  entry_cancel: paths.entryCancel(),
} satisfies Partial<Record<Code.ProcedureCode, string>>;

/** What the customer can apply for now, and what not, with reason and day. */
export function ContractProcedures({ contract }: { contract: Contract }) {
  const own = contract.procedures.flatMap((procedure) => {
    const to = screens[procedure.code];
    return to === undefined ? [] : [{ ...procedure, to }];
  });
  const progress = (
    <Link href={paths.progress()} aria-label={`手続きの状況(${procedureNames.upgrade})`}>
      手続きの状況
    </Link>
  );
  return (
    <ProcedureSections
      possible={own
        .filter((procedure) => procedure.is_available)
        .map(({ code, detail, to }) => ({
          title: labelOf(procedureNames, code),
          help: detail,
          to,
        }))}
      impossible={closedProcedures(own).map(({ code, reason, available_from }) => ({
        name: labelOf(procedureNames, code),
        reason,
        from: available_from,
        // Until an accepted change of plan takes effect, another isn't possible: the link leads to its
        // progress.
        action: code === 'upgrade' && contract.next_plan !== null && progress,
      }))}
    />
  );
}
