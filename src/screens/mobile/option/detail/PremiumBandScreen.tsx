import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { optionProcedure } from './optionProcedure';

const procedure = optionProcedure('PremiumBand', 'プレミアムバンド');

/** /mobile/option/PremiumBand with its steps confirm and done. */
export default function PremiumBandScreen() {
  return <ProcedureScreen procedure={procedure} />;
}
