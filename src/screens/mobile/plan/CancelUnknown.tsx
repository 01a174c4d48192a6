import { targets, useReserved, type CancelValues } from './planCancelEntry';

/** Whether the change that was to be taken back is still reserved. */
export function CancelUnknown({ values: { target } }: { values: CancelValues }) {
  const reserved = useReserved();
  return targets(reserved).includes(target) ? (
    <p>
      変更は、まだ取り消されていません。数分たっても変わらないときに、もう一度取り消してください。
    </p>
  ) : (
    <p>
      <b>変更は取り消されています。</b>もう一度取り消していただく必要はありません。
    </p>
  );
}
