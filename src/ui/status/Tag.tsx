import Chip from '@mui/material/Chip';

/** 必須 in ink or 任意 in outline, beside a field's label (docs/design.md §7). */
export function Tag({ optional }: { optional?: boolean }) {
  return (
    <Chip
      size="small"
      variant={optional ? 'outlined' : 'filled'}
      color={optional ? 'secondary' : 'default'}
      label={optional ? '任意' : '必須'}
    />
  );
}
