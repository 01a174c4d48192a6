import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle';
import { theme } from './theme';

/** Gives everything inside the look: tokens, type, print and MUI's parts. Mount once a document. */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
