import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { type ReviewRow, useProcedure } from './procedureData';
import { addressOf, stepOf } from './steps';

/** The rows of a review, with a link to the field of each that can be changed. */
export function ReviewRows({ rows }: { rows: readonly ReviewRow[] }) {
  const { of } = useProcedure();
  if (rows.length === 0) return null;
  return (
    <Box sx={{ my: 5, 'section &': { my: 0 } }}>
      <DescriptionList
        ink="both"
        stacked
        items={rows.map(({ field, ...row }) => ({
          ...row,
          action: field && (
            <Button
              variant="text"
              href={`${addressOf(of, stepOf(of, field))}?change=${field}`}
              aria-label={`変更(${row.term})`}
            >
              変更
            </Button>
          ),
        }))}
      />
    </Box>
  );
}
