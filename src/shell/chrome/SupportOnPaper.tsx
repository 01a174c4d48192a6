import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { media } from '@/theme/media';

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
