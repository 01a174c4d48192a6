import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { togetherProcedure } from './together.procedure';

/** /option/together with its steps confirm and done. */
export default function TogetherScreen() {
  return <ProcedureScreen procedure={togetherProcedure} />;
}
