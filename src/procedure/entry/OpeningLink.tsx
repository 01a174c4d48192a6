import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/date';
import { Nowrap } from '@/ui/page/Page';

interface OpeningLinkProps {
  to: string;
  /** ISO day from which the procedure can be begun, where that isn't today. */
  opens: string | undefined;
  children: ReactNode;
}

/** The way to a procedure, and from when it can be begun. */
export function OpeningLink({ to, opens, children }: OpeningLinkProps) {
  return (
    <>
      <Button variant="text" href={to}>
        {children}
      </Button>
      {opens && (
        <Typography variant="body2" color="textSecondary">
          <Nowrap>{formatDay(opens)}</Nowrap>からお申し込みいただけます。
        </Typography>
      )}
    </>
  );
}
