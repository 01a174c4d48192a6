import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ElementType, Fragment, type ReactNode, useId } from 'react';
import { type Absent, present } from '@/lib/present';
import type { ReviewRow } from './procedureData';

interface CurrentContentProps {
  /** Nothing is shown while there are none. */
  items: readonly ({ term: string; value: ReactNode } | Absent)[];
  /** Some of it, or all, couldn't be read. */
  isUnread?: boolean;
}

/** What holds before the procedure, in the rail beside its steps (docs/design.md §6). */
export function CurrentContent({ items, isUnread = false }: CurrentContentProps) {
  const id = useId();
  const shown = present(items);
  if (shown.length === 0 && !isUnread) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="label" component="h2" id={id}>
        いまの内容
      </Typography>
      {shown.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 4, fontSize: 14, lineHeight: '22px' }}>
          {shown.map(({ term, value }) => (
            <Box key={term} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {term}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {isUnread && (
        <Typography variant="help" sx={{ mt: shown.length > 0 ? 2 : 4 }}>
          {shown.length > 0 ? 'ほかの内容' : 'いまの内容'}を読み込めません。
        </Typography>
      )}
    </section>
  );
}

/**
 * A new value for a row of a review, with the current one as its note. A value that doesn't change is
 * neither emphasised nor repeated.
 * @param As what both are drawn in: `Verbatim` for names and numbers
 */
export function comparedToCurrent(
  value: string,
  now: string,
  As: ElementType = Fragment,
): Required<Pick<ReviewRow<never>, 'value' | 'note' | 'strong'>> {
  const isChanged = value !== now;
  const current = (
    <>
      いまは<As>{now}</As>
    </>
  );
  return {
    value: <As>{value}</As>,
    note: isChanged ? current : '変わりません',
    strong: isChanged,
  };
}
