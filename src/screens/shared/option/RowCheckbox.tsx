import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

interface RowCheckboxProps {
  id: string;
  /** What is chosen by it: 比べる(ひかりTV). */
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** Chooses the row that it stands in: 44 wide and as high as the row, its words are the row's. */
export function RowCheckbox({ label, ...input }: RowCheckboxProps) {
  const { id, disabled } = input;
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{
        display: 'block',
        height: '100%',
        minHeight: 44,
        pt: '1px',
        cursor: disabled ? 'not-allowed' : 'pointer',
      }}
    >
      <Checkbox {...input} slotProps={{ input: { 'aria-label': label } }} />
    </Box>
  );
}
