import styled from '@emotion/styled';
import { media } from '@/theme/media';

/** The column of a page: margins 64, 40, 20 and at most 1280 (`look.md` "Grid"). */
export const Page = styled.div`
  max-width: 1280px;
  margin-inline: auto;
  padding: 56px 64px 72px;
  ${media.medium} {
    padding: 56px 40px 72px;
  }
  ${media.small} {
    padding: 28px 20px 40px;
  }
  ${media.print} {
    padding: 5mm 0 0;
  }
`;

/** Rail and main side by side, one below the other at 640 and less (`look.md` "Grid"). */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 880px);
  column-gap: 56px;
  ${media.medium} {
    grid-template-columns: 144px minmax(0, 1fr);
    column-gap: 32px;
  }
  ${media.small} {
    display: block;
  }
  ${media.print} {
    display: grid;
    grid-template-columns: 40mm minmax(0, 1fr);
    column-gap: 6mm;
  }
`;

/** The main column alone, on the main line; `narrow` holds a procedure's 640. */
export const Main = styled.div<{ narrow?: boolean }>`
  min-width: 0;
  grid-column: 2;
  max-width: ${(p) => (p.narrow ? '640px' : 'none')};
`;

/** Running text never wider than 40em. */
export const Prose = styled.div`
  max-width: 40em;
  & > * + * {
    margin-top: 12px;
  }
`;

/** Words that stay on one line where it holds them, and break where it doesn't: a town, a sentence. */
export const Phrase = styled.span`
  display: inline-block;
`;

/** A phrase that must not break: an amount, a date, a name (`look.md` "Type"). */
export const Nowrap = styled.span`
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
