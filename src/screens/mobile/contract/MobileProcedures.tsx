import type * as Code from '@/catalogue/codes';
import { closedProcedures, procedureNames } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { paths } from '@/paths';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';
import type { MobileContract } from './queries';

/** Procedures of a SIM and their screens; without one they are done by phone. */
const screens: Partial<Record<string, string | null>> = {
  plan: paths.mobilePlan(),
  call_service: paths.mobileOptionDetail('call_service'),
  esim: paths.mobileEsim(),
  device_entry: paths.mobileDeviceEntry(),
  mnp_transfer_in: paths.mobileMnpTransferIn(),
  stop_restart: paths.mobileStopRestart(),
  rental_wifi: paths.mobileRentalWifi(),
  payment: paths.mobilePayment(),
  customer: paths.mobileContractor(),
  email: paths.mobileMail(),
  password: paths.mobilePassword(),
  promotion: null,
  document: paths.mobileDocument(),
  quit: paths.mobileQuit(),
  quit_cancel: paths.mobileQuitCancel(),
  entry_cancel: null,
} satisfies Partial<Record<Code.ProcedureCode, string | null>>;

/** What can be applied for with this SIM now, and what not; fibre's procedures are left out. */
export function MobileProcedures({ contract }: { contract: MobileContract }) {
  const own = contract.procedures.filter(({ code }) => screens[code] !== undefined);
  return (
    <ProcedureSections
      possible={own
        .filter((procedure) => procedure.is_available)
        .map(({ code, detail }) => ({
          title: labelOf(procedureNames, code),
          // A state that only repeats the name says nothing.
          help: detail === labelOf(procedureNames, code) ? null : detail,
          to: screens[code] ?? undefined,
        }))}
      impossible={closedProcedures(own).map(({ code, reason, available_from }) => ({
        name: labelOf(procedureNames, code),
        reason,
        from: available_from,
      }))}
    />
  );
}
