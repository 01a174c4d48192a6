import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { DateFigure } from '@/ui/figure/DateFigure';
import { PhraseWrap } from '@/ui/page/PhraseWrap';

const Day = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  column-gap: 16px;
  padding: 20px 0;
  border-top: 1px solid var(--rule);
  &:first-of-type {
    border-top-color: var(--ink);
  }
  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    column-gap: 12px;
    padding: 6px 0;
  }
  li > svg {
    margin-top: 7px;
    color: var(--ink-2);
  }
  ${media.upToMedium} {
    display: block;
  }
  ${media.small} {
    padding: 12px 0 20px;
  }
`;

export interface Loss {
  /** First ISO day without it. */
  from_on: string;
  name: string;
  /** What to do before. */
  note: string | null;
}

/** What can't be used any more, by day: the date at the left, × before each (docs/design.md §7). */
export function LossList({
  losses,
  when,
}: {
  losses: readonly Loss[];
  /** Shown in place of the day, where that isn't known yet. */
  when?: string;
}) {
  const days = [...new Set(losses.map(({ from_on }) => from_on))].sort();
  return (
    <div>
      {days.map((day) => (
        <Day key={day}>
          <p>{when ? <b>{when}</b> : <DateFigure day={day} after="から" />}</p>
          <ul>
            {losses
              .filter(({ from_on }) => from_on === day)
              .map(({ name, note }) => (
                <li key={name}>
                  <Icon name="close" size={16} />
                  <span>
                    {name}
                    {note && (
                      <Typography
                        component="span"
                        variant="body2"
                        color="textSecondary"
                        sx={{ display: 'block' }}
                      >
                        <PhraseWrap text={note} />
                      </Typography>
                    )}
                  </span>
                </li>
              ))}
          </ul>
        </Day>
      ))}
    </div>
  );
}
