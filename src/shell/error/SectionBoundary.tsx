import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { SessionError } from '@/api/errors';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { SkeletonLines } from '../ScreenLoading';
import { ErrorBoundary } from './ScreenBoundary';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
`;

interface SectionBoundaryProps {
  /** The section's label, which stands while it loads and when it can't be read. */
  label: string;
  children: ReactNode;
}

/**
 * A section whose reads may be late or fail without taking the page down: its label stands, its rows
 * are skeletons, a failure is said in place with a retry.
 */
export function SectionBoundary({ label, children }: SectionBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary
      onRetry={reset}
      fallback={(error, retry) =>
        error instanceof SessionError ? null : (
          <Section label={label}>
            <Line>
              <Status mark="dashedSquare" word="読み込めません" ended />
              <Button variant="text" aria-label={`もう一度読み込む(${label})`} onClick={retry}>
                もう一度読み込む
              </Button>
            </Line>
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
  );
}
