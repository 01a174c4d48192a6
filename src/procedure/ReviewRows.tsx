import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { Procedure, ReviewRow } from './procedure';
import { addressOf, stepOf } from './steps';

interface ReviewRowsProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  rows: readonly ReviewRow<Values>[];
}

/** The rows of a review, with a link to the field of each that can be changed. */
export function ReviewRows<Values extends FieldValues, Receipt extends object>({
  procedure,
  rows,
}: ReviewRowsProps<Values, Receipt>) {
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
              href={`${addressOf(procedure, stepOf(procedure, field))}?change=${field}`}
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
