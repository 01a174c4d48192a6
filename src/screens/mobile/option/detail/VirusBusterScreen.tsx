import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { optionProcedure } from './optionProcedure';

const procedure = optionProcedure('VirusBusterMobile', '月額版ウイルス対策');

/** /mobile/option/VirusBusterMobile with its steps confirm and done. */
export default function VirusBusterScreen() {
  return <ProcedureScreen procedure={procedure} />;
}
