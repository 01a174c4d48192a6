import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/procedure';
import { Held } from '@/ui/Held';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Link, LinkButton } from '@/ui/link/Link';
import { quitQueries } from './queries';

/** Why nothing can be cancelled now; where a cancellation stands in the way, how to take it back. */
export function useQuitBlocked(): Blocked | undefined {
  const { data: fee } = useSuspenseQuery(quitQueries.fee());
  if (fee.can_quit) return undefined;
  return {
    reason: (
      <p>
        <Held>{fee.reason ?? 'いまは受け付けていません。'}</Held>
      </p>
    ),
    actions: <Ways />,
  };
}

function Ways() {
  const { data: back } = useSuspenseQuery(quitQueries.cancel());
  const isKnown = useKnownPaths();
  const canTakeBack = back.can_cancel && isKnown(paths.quitCancel());
  return (
    <>
      {canTakeBack && <LinkButton to={paths.quitCancel()}>解約を取り消す</LinkButton>}
      {canTakeBack ? (
        <Link standalone to={paths.contract()}>
          ご契約情報に戻る
        </Link>
      ) : (
        <LinkButton variant="secondary" to={paths.contract()}>
          ご契約情報を見る
        </LinkButton>
      )}
    </>
  );
}
