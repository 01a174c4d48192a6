import type { ReactNode } from 'react';
import { formatDay } from '@/lib/date';
import { Nowrap } from '@/ui/page/Page';
import { Small } from '@/ui/Text';
import { useKnownPaths } from './knownPaths';
import { Link } from './Link';

interface OpeningLinkProps {
  to: string;
  /** ISO day from which the procedure can be begun, where that isn't today. */
  opens: string | undefined;
  children: ReactNode;
}

/** The way to a procedure, and from when it can be begun. */
export function OpeningLink({ to, opens, children }: OpeningLinkProps) {
  const isKnown = useKnownPaths();
  if (!isKnown(to)) return null;
  return (
    <>
      <Link standalone to={to}>
        {children}
      </Link>
      {opens && (
        <Small>
          <Nowrap>{formatDay(opens)}</Nowrap>からお申し込みいただけます。
        </Small>
      )}
    </>
  );
}
