import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { Link } from '@/ui/link/Link';

interface UnknownStateProps {
  isReading: boolean;
  /** What the state, read again, says. */
  children: ReactNode;
}

/** Where the customer sees whether it took effect: the state now, and the list that keeps receipts. */
export function UnknownState({ isReading, children }: UnknownStateProps) {
  if (isReading) return <p>最新の状態を読み込んでいます。</p>;
  return (
    <>
      {children}
      <Link standalone to={paths.mobileNotificationHistory()}>
        受付の控えをお知らせ履歴で見る
      </Link>
    </>
  );
}
