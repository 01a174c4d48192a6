import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { presentProcedure } from './present.procedure';

/** /campaign/present with its steps confirm and done. */
export default function PresentScreen() {
  return <ProcedureScreen procedure={presentProcedure} />;
}
