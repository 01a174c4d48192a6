import { styled } from '@mui/material/styles';
import { media } from '@/theme/media';

/** One primary and its links in a row; at 640 and less stacked and centred (docs/design.md §6). */
export const Actions = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 28px;
  margin-top: 36px;
  /* The number that is acted on is close to its button. */
  [data-line-note] + & {
    margin-top: 20px;
  }
  &[data-stacked] {
    flex-direction: column;
    align-items: stretch;
    text-align: center;
    & > .MuiButton-text,
    & > .MuiLink-root {
      align-self: center;
    }
  }
  ${media.small} {
    flex-direction: column;
    margin-top: 20px;
    text-align: center;
    /* As far from a field as fields are from each other. */
    form & {
      margin-top: 36px;
    }
    /* What stays at the edge of the screen does so within the form. */
    &[data-staying] {
      display: contents;
      & > .MuiButton-text {
        display: flex;
        margin: 12px auto 0;
        width: fit-content;
      }
    }
  }
  ${media.print} {
    display: none;
  }
`;
