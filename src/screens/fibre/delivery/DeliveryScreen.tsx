import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { deliveryProcedure } from './delivery.procedure';

/** /contract/delivery with its steps confirm and done. */
export default function DeliveryScreen() {
  return <ProcedureScreen procedure={deliveryProcedure} />;
}
