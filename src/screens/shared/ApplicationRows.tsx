import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { formatDay } from '@/lib/date';
import { ListRow } from '@/ui/row/ListRow';

/** The next step of each application, by its day. */
export function ApplicationRows({ of }: { of: readonly Schema.Application[] }) {
  return (
    <List>
      {of.map(({ application_id, next }) => (
        <ListRow
          key={application_id}
          when={next.date === null ? '日程は未定' : formatDay(next.date)}
        >
          {next.title}
          {next.detail && <Typography variant="help">{next.detail}</Typography>}
        </ListRow>
      ))}
    </List>
  );
}
