import Box from '@mui/material/Box';
import { visuallyHidden } from '@/theme/type';

/** Says once, for the screen reader, that the page is being read; goes with its skeletons. */
export function Loading() {
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      読み込んでいます
    </Box>
  );
}
