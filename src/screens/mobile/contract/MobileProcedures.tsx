import type * as Schema from '@/api/generated/schemas';
import { closedProcedures, procedureNames } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { simProcedureScreens } from '@/catalogue/procedureScreens';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';

/** What can be applied for with this SIM now, and what not; fibre's procedures are left out. */
export function MobileProcedures({ contract }: { contract: Schema.Contract }) {
  const own = contract.procedures.filter(({ code }) => simProcedureScreens[code] !== undefined);
  return (
    <ProcedureSections
      possible={own
        .filter((procedure) => procedure.is_available)
        .map(({ code, detail }) => ({
          title: labelOf(procedureNames, code),
          // A state that only repeats the name says nothing.
          help: detail === labelOf(procedureNames, code) ? null : detail,
          to: simProcedureScreens[code] ?? undefined,
        }))}
      impossible={closedProcedures(own).map(({ code, reason, available_from }) => ({
        name: labelOf(procedureNames, code),
        reason,
        from: available_from,
      }))}
    />
  );
}
