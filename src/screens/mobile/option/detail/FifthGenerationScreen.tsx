import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { optionProcedure } from './optionProcedure';

const procedure = optionProcedure('NetworkFifthGeneration', '5Gオプション');

/** /mobile/option/NetworkFifthGeneration with its steps confirm and done. */
export default function FifthGenerationScreen() {
  return <ProcedureScreen procedure={procedure} />;
}
