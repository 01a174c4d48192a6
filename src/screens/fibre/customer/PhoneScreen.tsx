import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { phoneProcedure } from './phone.procedure';

/** /contract/customer/phone with its steps confirm and done. */
export default function PhoneScreen() {
  return <ProcedureScreen procedure={phoneProcedure} />;
}
