import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { upgradeProcedure } from './upgrade.procedure';

/** /contract/upgrade with its steps confirm and done. */
export default function UpgradeScreen() {
  return <ProcedureScreen procedure={upgradeProcedure} />;
}
