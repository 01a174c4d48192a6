import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { voipChange } from './packChange.procedure';

/** /option/voip/change with its steps confirm and done. */
export default function VoipChangeScreen() {
  return <ProcedureScreen procedure={voipChange} />;
}
