import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { esimProcedure } from './esim.procedure';

/** /mobile/contract/esim with its steps confirm and done. */
export default function EsimScreen() {
  return <ProcedureScreen procedure={esimProcedure} />;
}
