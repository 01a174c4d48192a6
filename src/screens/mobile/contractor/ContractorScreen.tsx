import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { contractorProcedure } from './contractor.procedure';

/** /mobile/contract/contractor/ with its steps confirm and done. */
export default function ContractorScreen() {
  return <ProcedureScreen procedure={contractorProcedure} />;
}
