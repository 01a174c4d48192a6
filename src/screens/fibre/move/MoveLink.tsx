import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { contractQueries } from '@/screens/fibre/contract/queries';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Link } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';
import { Small } from '@/ui/Text';
import { moveOpening } from './queries';

/** The way to a move, with the day from which it can be begun where that isn't today. */
export function MoveLink() {
  const isKnown = useKnownPaths();
  // Not suspended: what it stands beside doesn't need it.
  const { data: contract } = useQuery(contractQueries.contract());
  const opens = contract && moveOpening(contract);
  if (!isKnown(paths.move())) return null;
  return (
    <>
      <Link standalone to={paths.move()}>
        お引っ越しの手続き
      </Link>
      {opens && (
        <Small>
          <Nowrap>{formatDay(opens)}</Nowrap>からお申し込みいただけます。
        </Small>
      )}
    </>
  );
}
