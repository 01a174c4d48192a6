import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { mnpTransferInProcedure } from './mnpTransferIn.procedure';

/** /mobile/contract/mnp_transfer_in with its steps confirm and done. */
export default function MnpTransferInScreen() {
  return <ProcedureScreen procedure={mnpTransferInProcedure} />;
}
