import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface TopicProps {
  label: string;
  caption?: ReactNode;
  /** Without the line above, for a content that brings its own. */
  open?: boolean;
  children: ReactNode;
}

/** A topic within a procedure step, which has no rail (docs/design.md §7). */
export function Topic({ label, caption, open, children }: TopicProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        mt: { xs: 10, sm: 14 },
        ...(!open && { pt: 5, borderTop: 2, borderColor: 'text.primary' }),
      }}
    >
      <Typography variant="label" id={id}>
        {label}
      </Typography>
      {caption && <Typography variant="help">{caption}</Typography>}
      <Box sx={{ mt: 4 }}>{children}</Box>
    </Box>
  );
}
