import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { useServiceType } from '@/session/serviceType';
import { fibreCashback, mobileCashback } from './cashback.procedure';

/** /campaign/cashback and /mobile/campaign/cashback with their steps confirm and done. */
export default function CashbackScreen() {
  const type = useServiceType();
  return type === 'mobile' ? (
    <ProcedureScreen procedure={mobileCashback} />
  ) : (
    <ProcedureScreen procedure={fibreCashback} />
  );
}
