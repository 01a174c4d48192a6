import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paths } from '@/paths';

/**
 * Where the customer sees whether it took effect: the state now, and a link to the notices, which keep
 * receipts.
 */
export function UnknownState({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Button variant="text" href={paths.mobileNotificationHistory()}>
        受付の控えをお知らせ履歴で見る
      </Button>
    </>
  );
}
