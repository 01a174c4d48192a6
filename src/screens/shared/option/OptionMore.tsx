import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { Prose } from '@/ui/page/Page';
import { OptionNotes } from './OptionNotes';

interface OptionMoreProps {
  /** Name of the option. */
  name: string;
  /** Address of the option's own screen. */
  page: string;
  notes: readonly string[];
  children: ReactNode;
}

/** What an option's row opens, of either service: what is to be known of it, its notes, the way on. */
export function OptionMore({ name, page, notes, children }: OptionMoreProps) {
  return (
    <Prose sx={{ '& > dl + dl': { pt: '13px', borderTop: 1, borderColor: 'divider' } }}>
      {children}
      {notes.length > 0 && <OptionNotes small notes={notes} />}
      <Button
        variant="text"
        endIcon={<Icon name="arrow" />}
        href={page}
        aria-label={`お手続きに進む(${name})`}
        sx={{ fontWeight: 700 }}
      >
        お手続きに進む
      </Button>
    </Prose>
  );
}
