import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { rvoipChange } from './packChange.procedure';

/** /option/rvoip/change with its steps confirm and done. */
export default function RvoipChangeScreen() {
  return <ProcedureScreen procedure={rvoipChange} />;
}
