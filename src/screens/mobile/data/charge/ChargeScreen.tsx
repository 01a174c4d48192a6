import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { chargeProcedure } from './charge.procedure';

/** /mobile/top/charge with its steps confirm and done. */
export default function ChargeScreen() {
  return <ProcedureScreen procedure={chargeProcedure} />;
}
