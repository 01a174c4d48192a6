import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { packetGiftProcedure } from './packetGift.procedure';

/** /mobile/top/packet_gift/ with its steps confirm and done. */
export default function PacketGiftScreen() {
  return <ProcedureScreen procedure={packetGiftProcedure} />;
}
