import Link from '@mui/material/Link';
import type * as Schema from '@/api/generated/schemas';
import { closedProcedures, procedureNames } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { fibreProcedureScreens } from '@/catalogue/procedureScreens';
import { paths } from '@/paths';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';

/** What the customer can apply for now, and what not, with reason and day. */
export function ContractProcedures({ contract }: { contract: Schema.Contract }) {
  const own = contract.procedures.flatMap((procedure) => {
    const to = fibreProcedureScreens[procedure.code];
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
