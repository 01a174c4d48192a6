import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { SessionError } from '@/api/errors';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { SkeletonLines } from '../ScreenLoading';
import { ErrorBoundary } from './ScreenBoundary';

interface SectionBoundaryProps {
  /** The section's label, shown also while it loads and when it can't be read. */
  label: string;
  children: ReactNode;
}

/**
 * A section whose reads may be late or fail without taking the page down. Its label stays; skeletons
 * stand for its rows while they load; a failure is shown in place with a retry.
 */
export function SectionBoundary({ label, children }: SectionBoundaryProps) {
  return (
    // Each section has its own reset boundary. In a shared one, another section that has just been read
    // would cancel this section's retry.
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onRetry={reset}
          fallback={(error, retry) =>
            error instanceof SessionError ? null : (
              <Section label={label}>
                <Stack
                  direction="row"
                  sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 5 }}
                >
                  <Status mark="dashedSquare" label="読み込めません" ended />
                  <Button variant="text" aria-label={`もう一度読み込む(${label})`} onClick={retry}>
                    もう一度読み込む
                  </Button>
                </Stack>
              </Section>
            )
          }
        >
          <Suspense
            fallback={
              <Section label={label}>
                <SkeletonLines />
              </Section>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** Sections below each other by their labels, each within a boundary of its own; none where there is nothing. */
export const boundSections = (sections: Record<string, ReactNode>) =>
  Object.entries(sections).map(
    ([label, section]) =>
      section && (
        <SectionBoundary key={label} label={label}>
          {section}
        </SectionBoundary>
      ),
  );
