import { css, Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media } from './media';
import { theme } from './theme';
import { variables } from './tokens';
import { fontFamily } from './type';

const styles = css`
  ${variables}
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    background: var(--paper);
    scroll-padding-block: 20px;
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 16px/29px ${fontFamily};
    font-variant-numeric: tabular-nums;
    font-synthesis: none;
    word-break: auto-phrase;
    overflow-wrap: anywhere;
    /* Firefox knows neither auto-phrase nor pretty: lines of like length leave no letter alone. */
    text-wrap: balance;
    text-wrap: pretty;
    line-break: strict;
    -webkit-font-smoothing: antialiased;
  }
  /* In what knows no auto-phrase, a break of no width is between phrases (phrases.ts). */
  [data-phrases] body {
    word-break: keep-all;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  /* A section's sentences are as wide as can be read; any paragraph may say otherwise. */
  :where([data-content]) > p {
    max-width: 640px;
  }
  em,
  i,
  address {
    font-style: normal;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    border-radius: 4px;
  }
  h1:focus,
  main:focus {
    outline: none;
  }
  ::selection {
    background: var(--accent);
    color: var(--on-accent);
  }
  ${media.still} {
    *,
    *::before,
    *::after {
      transition-duration: 0s !important;
      animation-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  /* Not around /login, whose overlay older browsers would fix to its container. */
  #main {
    container: main / inline-size;
  }
  ${media.crowded} {
    /* Whatever is kept on one line breaks rather than leave the page. */
    main * {
      white-space: normal !important;
      overflow-wrap: anywhere;
    }
    /* An amount takes the width that it needs. */
    #main table {
      table-layout: auto;
    }
  }
  @page {
    size: A4;
    margin: 15mm;
  }
  ${media.print} {
    html,
    body {
      background: #fff;
      font-size: 10.5pt;
      line-height: 1.5;
    }
    [data-print='none'] {
      display: none !important;
    }
    tr,
    li,
    dl > div {
      break-inside: avoid;
    }
  }
`;

/** Tokens, type, focus ring, reduced motion and print for every page (docs/design.md). Mount once. */
function GlobalStyle() {
  return <Global styles={styles} />;
}

/** Gives everything inside the look: tokens, type, print and MUI's parts. Mount once a document. */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
