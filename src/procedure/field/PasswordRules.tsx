import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Mark } from '@/theme/icon/Mark';
import { visuallyHidden } from '@/theme/type';

/** Live rules under a new password: ✓ when met (docs/design.md §6). */
export function PasswordRules({ rules }: { rules: readonly { text: string; met: boolean }[] }) {
  return (
    <Box component="ul" sx={{ mt: 2 }}>
      {rules.map(({ text, met }) => (
        <Stack
          key={text}
          component="li"
          direction="row"
          sx={{ alignItems: 'center', gap: 2, color: met ? 'text.primary' : 'text.secondary' }}
        >
          <Mark name={met ? 'done' : 'circle'} />
          {met ? <b>{text}</b> : text}
          <Box component="span" sx={visuallyHidden}>
            {met ? '(満たしています)' : '(満たしていません)'}
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
