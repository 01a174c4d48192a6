import { useSuspenseQuery } from '@tanstack/react-query';
import { isRejection } from '@/procedure/queryOrRejection';
import type { ClaimValues } from './claimValues';
import { packetGiftQueries } from './queries';

/** Whether the gift whose outcome is unknown can still be received. */
export function ClaimUnknown({ values }: { values: ClaimValues }) {
  const { data } = useSuspenseQuery(packetGiftQueries.request(values));
  return isRejection(data) ? (
    <p>
      <b>このギフトは、もう受け取れない状態です。</b>
      受け取りが済んでいるときは、データの残りがトップで増えています。
    </p>
  ) : (
    <p>このギフトは、まだ受け取られていません。もう一度受け取ってください。</p>
  );
}
