import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { packetGiftReceiptProcedure } from './packetGiftReceipt.procedure';

/** /mobile/top/packet_gift/receipt with its steps confirm and done. */
export default function PacketGiftReceiptScreen() {
  return <ProcedureScreen procedure={packetGiftReceiptProcedure} />;
}
