import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { queryClient } from '@/api/queryClient';
import { LoginScreen } from '@/screens/public/LoginScreen';
import { GlobalStyle } from '@/theme/GlobalStyle';
import { later } from '@/ui/later';

const portal = later(() => import('./Portal'));

/** Fetches the portal's code ahead. */
export const loadPortal = portal.fetch;

const Gallery = import.meta.env.DEV ? lazy(() => import('./dev/gallery/Gallery')) : null;
const PinPanel = import.meta.env.DEV ? lazy(() => import('./dev/panel/PinPanel')) : null;

/** /login at once; all else in the portal's chunk, so that a new screen adds nothing to the first load. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <GlobalStyle />
      <Suspense fallback={null}>
        <Routes>
          <Route path="/login" element={<LoginScreen onUsable={() => void loadPortal()} />} />
          {Gallery && <Route path="/__gallery" element={<Gallery />} />}
          <Route path="*" element={<portal.Part />} />
        </Routes>
        {PinPanel && <PinPanel />}
      </Suspense>
    </QueryClientProvider>
  );
}
