import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two of the card's short fields, side by side. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'center',
        gap: 4,
        maxWidth: 420,
      }}
    >
      {children}
    </Box>
  );
}
