import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { media } from '@/theme/media';

/** Where to ask about what was printed, at its foot (docs/design.md §10). */
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
