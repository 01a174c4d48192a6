import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { gigaPlusProcedure } from './gigaPlus.procedure';

/** /mobile/top/giga_plus with its steps confirm and done. */
export default function GigaPlusScreen() {
  return <ProcedureScreen procedure={gigaPlusProcedure} />;
}
