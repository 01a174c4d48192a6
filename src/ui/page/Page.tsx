import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { media } from '@/theme/media';

/** Rail and main side by side, one below the other below 768 (docs/design.md §5). */
export const Columns = styled('div')`
  display: grid;
  grid-template-columns: 216px minmax(0, 880px);
  column-gap: 56px;
  ${media.medium} {
    grid-template-columns: 144px minmax(0, 1fr);
    column-gap: 32px;
  }
  ${media.stacked} {
    display: block;
  }
  ${media.fromLarge} {
    [data-indexed] & {
      display: block;
    }
  }
  ${media.print} {
    display: grid;
    grid-template-columns: 40mm minmax(0, 1fr);
    column-gap: 6mm;
  }
`;

/** The main column alone, on the main line; `narrow` holds a procedure's 640. */
export const Main = styled('div', {
  shouldForwardProp: (prop) => prop !== 'narrow' && prop !== 'sx',
})<{ narrow?: boolean }>`
  min-width: 0;
  grid-column: 2;
  max-width: ${(p) => (p.narrow ? '640px' : 'none')};
`;

/** Running text never wider than 40em. */
export const Prose = styled('div')`
  max-width: 40em;
  & > * + * {
    margin-top: 12px;
  }
`;

/** Words that stay on one line where it holds them, and break where it doesn't: a town, a sentence. */
export const Phrase = styled('span')`
  display: inline-block;
`;

/** A name, number or code, which a translator leaves as it is. */
export const Verbatim = (span: ComponentProps<'span'>) => <span translate="no" {...span} />;

/** A phrase that must not break: an amount, a date, a name (docs/design.md §3). */
export const Nowrap = styled('span')`
  white-space: nowrap;
  /* Where words are kept whole, WebKit ends no line before a phrase that is to be kept whole too. */
  [data-phrases] & {
    word-break: normal;
  }
  /* Where a line holds less than the phrase, as with the letters set wide, it breaks rather than leave the page. */
  ${media.narrow} {
    display: inline-block;
    white-space: normal;
    text-decoration: inherit;
    [data-phrases] & {
      word-break: inherit;
    }
  }
`;
