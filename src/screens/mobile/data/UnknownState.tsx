import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { Link } from '@/ui/link/Link';

/** Where the customer sees whether it took effect: the state now, and the list that keeps receipts. */
export function UnknownState({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Link standalone to={paths.mobileNotificationHistory()}>
        受付の控えをお知らせ履歴で見る
      </Link>
    </>
  );
}
