import { useSuspenseQuery } from '@tanstack/react-query';
import { isRejection } from '@/procedure/queryOrRejection';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';
import type { ProtectionValues } from './protectionEntry';

/** Whether the change whose outcome is unknown stands now. */
export function ProtectionUnknown({ values }: { values: ProtectionValues }) {
  const { data } = useSuspenseQuery(mobileOptionQueries.compensation());
  const isTaken =
    !isRejection(data) &&
    (values.operation === 'imei'
      ? data.imei === values.imei
      : data.option.pending?.operation === 'remove');
  return isTaken ? (
    <p>
      <b>お手続きは受け付けられています。</b>もう一度お申し込みいただく必要はありません。
    </p>
  ) : (
    <p>
      お手続きを受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}
