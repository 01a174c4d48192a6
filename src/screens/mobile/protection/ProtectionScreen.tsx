import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { protectionProcedure } from './protection.procedure';

/** /mobile/option/phone_protection with its steps confirm and done. */
export default function ProtectionScreen() {
  return <ProcedureScreen procedure={protectionProcedure} />;
}
