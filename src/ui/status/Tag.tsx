import Chip from '@mui/material/Chip';

/** 必須 in ink or 任意 in outline, beside a field's label (`look.md` "Components", field). */
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
