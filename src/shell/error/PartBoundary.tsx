import Box from '@mui/material/Box';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorState } from '@/ui/state/ErrorState';
import { ErrorBoundary } from './ScreenBoundary';

interface PartBoundaryProps {
  /** Said in its place when it can't be read. */
  unread: string;
  /** What that is shown in or beside, where the part holds more than what is read. */
  around?: (said: ReactNode) => ReactNode;
  children: ReactNode;
}

/** A part of a receipt that is read, and without which the receipt is shown all the same. */
export const PartBoundary = ({ unread, around = (said) => said, children }: PartBoundaryProps) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <ErrorBoundary
        onRetry={reset}
        fallback={(_, retry) =>
          around(
            <Box sx={{ mb: 5 }}>
              <ErrorState onRetry={retry}>{unread}</ErrorState>
            </Box>,
          )
        }
      >
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )}
  </QueryErrorResetBoundary>
);
