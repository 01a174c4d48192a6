import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { queryClient } from '@/api/queryClient';
import { LoginScreen } from '@/screens/public/LoginScreen';
import { PortalTheme } from '@/theme/PortalTheme';
import { later } from '@/ui/later';

/** All screens but /login. */
export const portal = later(() => import('./Portal'));

const Gallery = import.meta.env?.DEV ? lazy(() => import('./dev/gallery/Gallery')) : null;
const PinPanel = import.meta.env?.DEV ? lazy(() => import('./dev/panel/PinPanel')) : null;

// Not around /login, which React would make usable piece by piece then.
const whenCome = (part: ReactNode) => <Suspense fallback={null}>{part}</Suspense>;

/** /login at once; all else in the portal's chunk, so that a new screen adds nothing to the first load. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <PortalTheme>
        <Routes>
          <Route path="/login" element={<LoginScreen onUsable={() => void portal.fetch()} />} />
          {Gallery && <Route path="/__gallery" element={whenCome(<Gallery />)} />}
          <Route path="*" element={whenCome(<portal.Part />)} />
        </Routes>
        {PinPanel && whenCome(<PinPanel />)}
      </PortalTheme>
    </QueryClientProvider>
  );
}
