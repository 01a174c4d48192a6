import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import { Mark } from '@/theme/icon/Mark';
import { visuallyHidden } from '@/theme/type';

const List = styled.ul`
  margin-top: 8px;
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-2);
  }
  li[data-met] {
    color: var(--ink);
    font-weight: 700;
  }
`;

/** Live rules under a new password: ✓ when met (docs/design.md §6). */
export function PasswordRules({ rules }: { rules: readonly { text: string; met: boolean }[] }) {
  return (
    <List>
      {rules.map(({ text, met }) => (
        <li key={text} data-met={met || undefined}>
          <Mark name={met ? 'done' : 'circle'} />
          {text}
          <Box component="span" sx={visuallyHidden}>
            {met ? '(満たしています)' : '(満たしていません)'}
          </Box>
        </li>
      ))}
    </List>
  );
}
