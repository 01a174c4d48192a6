import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import { ConstructionProgress } from '@/screens/shared/ConstructionProgress';
import { Section } from '@/ui/page/Section';
import { ListRow } from '@/ui/row/ListRow';
import { WordWrap } from '@/ui/WordWrap';
import { DeliveryRows } from './DeliveryRows';
/** As many applications are shown here; a link leads to the rest. */
const shown = 3;

/** Days for which a construction that is over is still news. */
const newsDays = 7;

const isNews = ({ steps }: Schema.Construction): boolean =>
  steps.some(
    ({ state, date }) => state !== 'done' || (date !== null && daysUntil(date, now()) >= -newsDays),
  );

/** Construction, deliveries and applications that are under way; no section where nothing is. */
export function ProgressSection() {
  const [{ data: construction }, { data: delivery }, { data: procedure }] = useSuspenseQueries({
    queries: [
      read(api.getConstructionProgress),
      read(api.getDelivery),
      read(api.getContractProcedure),
    ],
  });
  const { applications } = procedure;
  const told = construction.construction;
  const work = told && isNews(told) ? told : null;
  if (!work && delivery.deliveries.length === 0 && applications.length === 0) return null;
  return (
    <Section label="手続きの状況" caption={work && <WordWrap>{work.title}</WordWrap>}>
      <Stack spacing={9} useFlexGap>
        {work && <ConstructionProgress {...work} />}
        {delivery.deliveries.length > 0 && <DeliveryRows deliveries={delivery.deliveries} />}
        {!work && applications.length > 0 && (
          <List>
            {applications.slice(0, shown).map(({ application_id, next }) => (
              <ListRow
                key={application_id}
                when={next.date === null ? '日程は未定' : formatDay(next.date)}
              >
                {next.title}
                {next.detail && (
                  <Typography variant="body2" color="textSecondary">
                    {next.detail}
                  </Typography>
                )}
              </ListRow>
            ))}
          </List>
        )}
      </Stack>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 5,
          mt: 7,
          '&:empty': { display: 'none' },
        }}
      >
        {work?.can_change_date && (
          <Button variant="text" href={paths.construction()} sx={{ fontWeight: 700 }}>
            工事日を変更する
          </Button>
        )}
        {work?.changeable_until && (
          <Typography variant="body2" color="textSecondary">
            {untilDay(work.changeable_until, '変更できます')}
          </Typography>
        )}
        {applications.length > 0 && (
          <Button variant="text" href={paths.progress()}>
            すべての手続きの状況を見る
          </Button>
        )}
      </Stack>
    </Section>
  );
}
