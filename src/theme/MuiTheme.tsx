import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Gives MUI's parts the brand. The login page uses none of them and goes without, which keeps MUI
 * out of its first load; `GlobalStyle` is what every page needs.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
