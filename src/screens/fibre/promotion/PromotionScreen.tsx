import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { promotionProcedure } from './promotion.procedure';

/** /contract/promotion with its steps confirm and done. */
export default function PromotionScreen() {
  return <ProcedureScreen procedure={promotionProcedure} />;
}
