import { serviceChanges, type CallValues } from './callChoice';
import { useCallService } from './callEntry';

/** Whether the change whose outcome is unknown stands now. */
export function CallUnknown({ values }: { values: CallValues }) {
  const call = useCallService();
  const isFlatTaken = [call.call_flat, call.next_call_flat].includes(values.call_flat);
  const isTaken = isFlatTaken && serviceChanges(call, values.services).length === 0;
  return isTaken ? (
    <p>
      <b>変更は受け付けられています。</b>もう一度お申し込みいただく必要はありません。
    </p>
  ) : (
    <p>
      変更を受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}
