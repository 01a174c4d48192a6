import Box from '@mui/material/Box';
import MuiSkeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@/theme/type';

interface SkeletonProps {
  /** Of a figure, a line of text, a chart or a button; labels and rules around it are real. */
  kind?: 'xl' | 'l' | 'text' | 'chart' | 'button';
  /** CSS width; that of its kind unless said. */
  width?: string;
}

const shapes = {
  xl: { width: '70%', height: 128 },
  l: { width: '180px', height: 48 },
  text: { width: '12em', height: 18 },
  chart: { width: '100%', height: 220 },
  button: { width: '220px', height: 56 },
} as const;

/** The flat place of a value that is being read (docs/design.md §10). */
export function Skeleton({ kind = 'text', width }: SkeletonProps) {
  const shape = shapes[kind];
  return <MuiSkeleton aria-hidden="true" width={width ?? shape.width} height={shape.height} />;
}

/** Says once, for the screen reader, that the page is being read; goes with its skeletons. */
export function Loading() {
  return (
    <Box component="span" role="status" sx={visuallyHidden}>
      読み込んでいます
    </Box>
  );
}
