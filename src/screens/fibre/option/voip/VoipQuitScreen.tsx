import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { voipQuit } from './voipQuit.procedure';

/** /option/voip/quit with its steps confirm and done. */
export default function VoipQuitScreen() {
  return <ProcedureScreen procedure={voipQuit} />;
}
