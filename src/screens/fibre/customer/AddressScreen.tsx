import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { addressProcedure } from './address.procedure';

/** /contract/customer/address with its steps confirm and done. */
export default function AddressScreen() {
  return <ProcedureScreen procedure={addressProcedure} />;
}
