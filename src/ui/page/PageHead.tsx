import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { KeepTogether } from '../KeepTogether';
import { Columns, Main } from './Page';

interface PageHeadProps {
  title: ReactNode;
  /** Small words above the title, the procedure's name on a receipt. */
  eyebrow?: ReactNode;
  /** Small words below the title. */
  caption?: ReactNode;
  /** The page in one sentence; numbers in `<b>`. */
  lead?: ReactNode;
  /** The answer as figure-l, on the amount axis; brings 1px of ink below. */
  figure?: ReactNode;
  /** The link back, in the rail. */
  back?: { to: string; label: string };
  /** What is in the rail from 1024, below the link back. */
  rail?: ReactNode;
  /** Holds the procedure's 640. */
  narrow?: boolean;
  children?: ReactNode;
}

/** How every page but the tops opens: R back, M h1 and its figure (docs/design.md §6). */
export function PageHead({
  title,
  eyebrow,
  caption,
  lead,
  figure,
  back,
  rail,
  narrow,
  children,
}: PageHeadProps) {
  return (
    <Columns>
      {back && (
        <Box
          data-print="none"
          sx={{ fontSize: 14, pt: { xs: 0, sm: '5px' }, mt: { xs: -3, sm: 0 } }}
        >
          <Button variant="text" startIcon={<Icon name="back" />} href={back.to}>
            {back.label}
          </Button>
        </Box>
      )}
      {rail && (
        <Box sx={{ gridColumn: 1, gridRow: 1, pt: back ? 12 : '9px', displayPrint: 'none' }}>
          {rail}
        </Box>
      )}
      <Main narrow={narrow}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: '12px 28px',
            ...(figure && { pb: 4, borderBottom: 1, borderColor: 'text.primary' }),
          }}
        >
          <div>
            {eyebrow && <Small>{eyebrow}</Small>}
            <Typography variant="h1" tabIndex={-1}>
              <KeepTogether>{title}</KeepTogether>
            </Typography>
            {caption && <Small>{caption}</Small>}
          </div>
          {figure && <Box sx={{ ml: 'auto', textAlign: 'right' }}>{figure}</Box>}
        </Stack>
        {lead && (
          <Typography variant="lead" sx={{ mt: 3 }}>
            {lead}
          </Typography>
        )}
        {children}
      </Main>
    </Columns>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <Typography variant="help">{children}</Typography>;
}
