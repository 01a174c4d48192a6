import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';

interface EmptyStateProps {
  unit?: string;
  /** What isn't there: この3か月に届いたお知らせはありません。 */
  lead: string;
  /** When something will be. */
  next?: string;
  /** One action and the way out. */
  children?: ReactNode;
  /** Beside another figure-xl, or in one section of a page. */
  small?: boolean;
}

/** An empty list: 0件 as the figure, then what comes here, then one action (docs/design.md §6). */
export function EmptyState({ unit = '件', lead, next, children, small }: EmptyStateProps) {
  return (
    <Box sx={{ pt: 7 }}>
      <Figure size={small ? 'm' : 'xl'} value="0" unit={unit} />
      <Typography variant="lead" sx={{ mt: 5 }}>
        {lead}
      </Typography>
      {next && (
        <Typography color="textSecondary" sx={{ mt: 2, lineHeight: '25px' }}>
          {next}
        </Typography>
      )}
      {children && <Actions>{children}</Actions>}
    </Box>
  );
}
