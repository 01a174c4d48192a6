import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Actions } from '@/ui/link/Actions';
import { Section } from '@/ui/page/Section';

interface BlockedStateProps {
  /** いまはお手続きいただけません */
  title: string;
  /** ISO day from which it can be done; none when nobody knows. */
  opens?: string;
  /** A text is a paragraph, here and below. */
  reason: ReactNode;
  /** What can be done now, and its one action. */
  possible?: ReactNode;
  actions?: ReactNode;
}

/** Not possible now: from when, why, and what is possible (docs/design.md §6). */
export function BlockedState({ title, opens, reason, possible, actions }: BlockedStateProps) {
  return (
    <Box sx={{ mt: 7 }}>
      <Section label="いまの状態" first>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', gap: 2.5, pt: 5, borderTop: 1, borderColor: 'text.primary' }}
        >
          <Icon name="blocked" />
          <Typography variant="label" component="p">
            {title}
          </Typography>
        </Stack>
        {opens && (
          <Box sx={{ mt: { xs: 5, sm: 7 } }}>
            <Typography variant="help">お手続きできるのは</Typography>
            <DateFigure day={opens} after="から" size="xl" />
          </Box>
        )}
      </Section>
      <Section label="できない理由">{paragraph(reason)}</Section>
      {(possible ?? actions) && (
        <Section label="いまできること">
          {paragraph(possible)}
          {/* Without a sentence above it, the button is level with the section's label. */}
          {actions && <Actions sx={possible ? undefined : { mt: { xs: 0 } }}>{actions}</Actions>}
        </Section>
      )}
    </Box>
  );
}

const paragraph = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <p>{content}</p> : content;
