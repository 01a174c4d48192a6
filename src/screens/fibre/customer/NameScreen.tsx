import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { nameProcedure } from './name.procedure';

/** /contract/customer/name with its steps confirm and done. */
export default function NameScreen() {
  return <ProcedureScreen procedure={nameProcedure} />;
}
