import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { deviceEntryProcedure } from './deviceEntry.procedure';

/** /mobile/contract/device_entry with its steps delivery, confirm and done. */
export default function DeviceEntryScreen() {
  return <ProcedureScreen procedure={deviceEntryProcedure} />;
}
