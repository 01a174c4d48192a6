import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError, MaintenanceError, SessionError } from '@/api/errors';
import { isMissingChunk } from '@/lib/lazyModule';
import { topOf } from '@/paths';
import { useNavigate } from '@/session/lineAddress';
import { useServiceType } from '@/session/selectedService';
import { useOnline } from '@/ui/useOnline';
import { reloadForMissingChunk } from '../newVersion';
import { ScreenLoading } from '../ScreenLoading';
import { ApiErrorDialog } from './ApiErrorDialog';
import { CrashScreen } from './CrashScreen';
import { FailedScreen, failureOf } from './FailedScreen';

interface BoundaryProps {
  children: ReactNode;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
}

/**
 * Catches what its children throw, until `retry` renders them again. A class, since React has no hook for
 * it.
 */
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined });
  };

  override render() {
    return this.state.error === undefined
      ? this.props.children
      : this.props.fallback(this.state.error, this.retry);
  }
}

/** What a route shows whose code, reads or drawing failed, and while it is tried again; the shell stays around it. */
export function FailedRoute({ title }: { title: string }) {
  const error = useRouteError();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await queries.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    await revalidate();
    setIsRetrying(false);
  };
  if (isRetrying) return <ScreenLoading title={title} />;
  return <Failed error={error} onRetry={() => void retry()} />;
}

/** The error boundary of a page without the router: a failed read, a missing chunk or a crash. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onRetry={reset}
          fallback={(error, retry) => <Failed error={error} onRetry={retry} />}
        >
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // The session layer is already leading to /login.
  if (error instanceof SessionError) return null;
  if (reloadForMissingChunk(error)) return null;
  if (isMissingChunk(error)) return <UnfetchedScreen error={error} />;
  if (error instanceof ApiError) return <FailedRead error={error} onRetry={onRetry} />;
  return <CrashScreen onRetry={onRetry} />;
}

/** Offers a reload: a browser may keep the failed fetch of a module, so trying again in place can't help. */
function UnfetchedScreen({ error }: { error: unknown }) {
  const online = useOnline();
  useEffect(() => {
    if (online) reloadForMissingChunk(error);
  }, [online, error]);
  const reload = () => {
    if (online) location.reload();
  };
  return <FailedRead error={error} onRetry={reload} />;
}

function FailedRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [open, setOpen] = useState(true);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const top = topOf(useServiceType());
  const atTop = pathname.replace(/\/$/, '') === top.replace(/\/$/, '');

  const toTop = () => {
    setOpen(false);
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
    void navigate(top);
  };
  return (
    <>
      <FailedScreen failure={failureOf(error)} onRetry={onRetry} />
      {open && (
        <ApiErrorDialog
          failure={failureOf(error)}
          html={error instanceof MaintenanceError ? error.html : undefined}
          onLeave={() => setOpen(false)}
          // On the top there is nowhere to go back to: OK reads again.
          onRetry={atTop ? undefined : onRetry}
          ok={
            atTop
              ? { label: 'OK(もう一度読み込む)', onClick: onRetry }
              : { label: 'OK(トップに戻る)', onClick: toTop }
          }
        />
      )}
    </>
  );
}
