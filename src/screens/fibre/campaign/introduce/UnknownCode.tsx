import { useSuspenseQuery } from '@tanstack/react-query';
import { reportQueries } from '@/screens/fibre/report/queries';
import { campaignQueries } from '../queries';

export type CodeKind = 'friend' | 'mansion';

/** Nobody knows whether a code was made: what the state, read again, says. */
export function UnknownCode({ kind }: { kind: CodeKind }) {
  const friend = useSuspenseQuery(campaignQueries.introduction()).data;
  const mansion = useSuspenseQuery(reportQueries.introduction()).data;
  const isMade =
    kind === 'friend'
      ? friend.code !== null && !friend.is_expired
      : mansion.status === 'introduced';
  return isMade ? (
    <p>コードは発行されています。もう一度発行する必要はありません。</p>
  ) : (
    <p>新しいコードは、まだ発行されていません。しばらくたってから、もう一度お試しください。</p>
  );
}
