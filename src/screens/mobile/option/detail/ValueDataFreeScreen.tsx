import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { optionProcedure } from './optionProcedure';

const procedure = optionProcedure('ValueDataFree', 'バリューデータフリー');

/** /mobile/option/ValueDataFree with its steps confirm and done. */
export default function ValueDataFreeScreen() {
  return <ProcedureScreen procedure={procedure} />;
}
