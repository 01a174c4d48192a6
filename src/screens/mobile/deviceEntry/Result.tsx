import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The result of the choices, below the fields. */
export function Result({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ mt: 9, pt: { xs: 5, sm: 7 }, borderTop: '1px solid var(--ink)' }}>{children}</Box>
  );
}
