import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { media } from '@/theme/media';

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

/** The support phone and its hours at the foot of a printed page (docs/design.md §10). */
export function SupportOnPaper() {
  return (
    <Typography
      variant="caption"
      sx={{ display: 'none', [media.print]: { display: 'block', mt: '4mm' } }}
    >
      お困りのときは {brand.support.phone}({brand.support.hours})
    </Typography>
  );
}
