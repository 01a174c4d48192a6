import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useReads } from '@/api/query';
import { constructionSteps, deliveryStatuses } from '@/catalogue/appointments';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { overText, timeBandText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import { ApplicationRows } from '@/screens/shared/ApplicationRows';
import { ConstructionProgress } from '@/screens/shared/ConstructionProgress';
import { ownApplications, type Traits } from '@/screens/shared/ownApplications';
import { shapeOf } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { useSelectedService } from '@/session/selectedService';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { Status, type StatusShape } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';

/** How many applications are shown; a link leads to the rest. */
const shown = 3;

/** For how many days a construction is shown after its last step, and a delivery after it has come. */
const recentDays = 7;

const isRecentDay = (date: string | null): boolean =>
  date !== null && daysUntil(date, now()) >= -recentDays;

const isRecent = ({ steps }: Schema.Construction): boolean =>
  steps.some(({ state, date }) => state !== 'done' || isRecentDay(date));

/** What the account's list may have of a construction. */
const traitsOf = ({ steps }: Schema.Construction): Traits => ({
  acceptedOn: steps.find(({ code }) => code === 'accepted')?.date ?? null,
  next: { date: steps.find(({ state }) => state === 'next')?.date ?? null },
  steps: steps.map(({ code }) => ({ label: labelOf(constructionSteps, code) })),
});

/** The deliveries that are on their way or have just come. */
export const recentDeliveries = (deliveries: readonly Schema.Delivery[]): Schema.Delivery[] =>
  deliveries.filter(({ status, date }) => status !== 'delivered' || isRecentDay(date));

/** Construction, deliveries and applications of the fibre contract that are under way. */
export function ProgressSection() {
  const [construction, delivery, procedure] = useReads(
    read(api.getConstructionProgress),
    read(api.getDelivery),
    read(api.getContractProcedure),
  );
  const serviceId = useSelectedService()?.service_id;
  const latest = construction.construction;
  const work = latest && isRecent(latest) ? latest : null;
  const deliveries = recentDeliveries(delivery.deliveries);
  const applications = ownApplications(
    procedure.applications,
    serviceId,
    work ? [traitsOf(work)] : [],
  );
  if (!work && deliveries.length === 0 && applications.length === 0) return null;
  return (
    <Section label="手続きの状況" caption={work && <WordWrap>{work.title}</WordWrap>}>
      <Stack spacing={9} useFlexGap>
        {work && <ConstructionProgress {...work} />}
        {deliveries.length > 0 && <DeliveryRows deliveries={deliveries} />}
        {applications.length > 0 && <ApplicationRows of={applications.slice(0, shown)} />}
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
          <Typography variant="help">{untilDay(work.changeable_until, '変更できます')}</Typography>
        )}
        {procedure.applications.length > 0 && (
          <Button variant="text" href={paths.progress()}>
            すべての手続きの状況を見る
          </Button>
        )}
      </Stack>
    </Section>
  );
}

const statuses: Record<Code.DeliveryStatus, StatusShape> = {
  preparing: { mark: 'dashedCircle', label: deliveryStatuses.preparing },
  shipped: { mark: 'half', label: deliveryStatuses.shipped },
  delivered: { mark: 'done', label: deliveryStatuses.delivered, ended: true },
  returned: { mark: 'triangle', label: deliveryStatuses.returned, box: 'caution' },
};

function DeliveryRows({ deliveries }: { deliveries: readonly Schema.Delivery[] }) {
  return (
    <List aria-label="お届け">
      {deliveries.map((delivery) => (
        <StatusRow
          key={delivery.delivery_id}
          title={delivery.item}
          help={<KeepTogether>{arrival(delivery)}</KeepTogether>}
          status={<Status {...shapeOf(statuses, delivery.status)} />}
          action={<DeliveryAction delivery={delivery} />}
        />
      ))}
    </List>
  );
}

const arrivals: Record<Exclude<Code.DeliveryStatus, 'returned'>, string> = {
  preparing: 'にお届けします',
  shipped: 'にお届けします',
  delivered: 'にお届けしました',
};

export function arrival({ status, date, time_band, carrier }: Schema.Delivery): string {
  if (status === 'returned')
    return `${carrier ?? '配送会社'}が持ち戻りました。再配達をお申し込みください。`;
  if (date === null) return 'お届け日は未定です';
  const over = status === 'delivered' ? undefined : overText(date, time_band, now());
  if (over) return over;
  const band = time_band ? ` ${timeBandText(time_band)}` : '';
  return `${formatDay(date)}${band}${lookUp(arrivals, status) ?? ''}`;
}

function DeliveryAction({ delivery }: { delivery: Schema.Delivery }) {
  const { delivery_id, item, status, can_change, tracking_url } = delivery;

  if (can_change)
    return (
      <Button
        variant="text"
        href={paths.delivery(delivery_id)}
        aria-label={`日時を変更する(${item})`}
      >
        日時を変更する
      </Button>
    );
  if (tracking_url === null || status === 'delivered') return null;
  const label = status === 'returned' ? '再配達を申し込む' : '配送状況を見る';
  return (
    <Button variant="text" aria-label={`${label}(${item})`} href={tracking_url}>
      {label}
    </Button>
  );
}
