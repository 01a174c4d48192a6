import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { SupportOnPaper } from './SupportOnPaper';

/** The foot of a standalone document: the © line, and on paper the support number (docs/design.md §6). */
export function DocumentFoot() {
  return (
    <>
      <SupportOnPaper />
      <Box data-print="none" sx={{ mt: 14, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="caption" color="textSecondary">
          © 2026 {brand.company}
        </Typography>
      </Box>
    </>
  );
}
