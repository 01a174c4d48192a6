import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { wc24Procedure } from './wc24.procedure';

/** /contract/document/wc24 with its steps confirm and done. */
export default function Wc24Screen() {
  return <ProcedureScreen procedure={wc24Procedure} />;
}
