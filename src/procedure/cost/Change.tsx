import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';
import { Figure } from '@/ui/figure/Figure';

/** A number before and after: `12.6GB → 10.6GB`, the second as figure-l (docs/design.md §6). */
export function Change({ before, after, unit }: { before: string; after: string; unit: string }) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 20px', pb: 2 }}
    >
      <Box component="span" sx={{ fontSize: 26, color: 'text.secondary', small: { fontSize: 16 } }}>
        {before}
        <small>{unit}</small>
      </Box>
      <Icon name="arrow" />
      <Box component="span" sx={visuallyHidden}>
        から
      </Box>
      <Figure value={after} unit={unit} />
      <Box component="span" sx={visuallyHidden}>
        になります
      </Box>
    </Stack>
  );
}
