import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface OutcomeProps {
  title: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** The result of the choice, above the button to the next step (docs/design.md §7). */
export function Outcome({ title, caption, children }: OutcomeProps) {
  return (
    <Box
      component="section"
      sx={{ mt: { xs: 9, sm: 11 }, pt: 5, borderTop: '2px solid var(--ink)' }}
    >
      <Typography variant="label">{title}</Typography>
      {caption && (
        <Typography variant="body2" color="textSecondary">
          {caption}
        </Typography>
      )}
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Box>
  );
}
