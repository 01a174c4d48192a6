import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';

interface SwitchRowProps {
  /** What is switched, for the screen reader: 高速通信. */
  label: string;
  /** What it does, in a sentence. */
  children: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  /** While the change is under way it can't be switched back. */
  busy?: boolean;
}

/** A setting that takes effect at once, with オン or オフ in words (docs/design.md §7). */
export function SwitchRow({ label, children, on, onChange, busy }: SwitchRowProps) {
  const helpId = useId();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      sx={{
        alignItems: { xs: 'stretch', sm: 'center' },
        justifyContent: 'space-between',
        gap: '8px 20px',
      }}
    >
      <p id={helpId}>{children}</p>
      <FormControlLabel
        labelPlacement="start"
        disableTypography
        sx={{ flex: 'none', justifyContent: 'space-between', fontSize: 17, fontWeight: 700 }}
        control={
          <Switch
            checked={on}
            disabled={busy}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-label': label, 'aria-describedby': helpId } }}
          />
        }
        label={<span aria-hidden="true">{on ? 'オン' : 'オフ'}</span>}
      />
    </Stack>
  );
}
