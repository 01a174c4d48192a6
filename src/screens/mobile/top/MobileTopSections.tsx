import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useRead, useReads } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { callFlats, orderStatuses } from '@/catalogue/mobile';
import { bandAndNote, overText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { formatDay, japanDay, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import { ActionsSection } from '@/screens/shared/actions/ActionRows';
import { ApplicationRows } from '@/screens/shared/ApplicationRows';
import { UnpaidSection } from '@/screens/shared/bill/UnpaidSection';
import { LostSection } from '@/screens/shared/LostSection';
import { NoticeList } from '@/screens/shared/NoticeList';
import { waitingIn } from '@/screens/shared/opening';
import { ownApplications, type Traits } from '@/screens/shared/ownApplications';
import { shapeOf } from '@/screens/shared/statuses';
import { openActions } from '@/session/confirmedLogins';
import { useSelectedService } from '@/session/selectedService';
import { boundSections } from '@/shell/error/SectionBoundary';
import { Coming } from '@/ui/page/DeferredContent';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Disclosure } from '@/ui/row/Disclosure';
import { LinkRows } from '@/ui/row/LinkRows';
import { Status, type StatusShape } from '@/ui/status/Status';
import { Progress, type ProgressStep } from '@/ui/step/Progress';
import { BillSection, ChargeSection } from './ChargeSection';
import { ClosedSettings, restrictionGroups } from './ClosedSettings';
import { DaysOfMonth } from './DaysOfMonth';
import { SpeedSection } from './SpeedSection';

export interface MobileTopSectionsProps {
  /** Whether the line is being ended, or has ended. */
  leaving?: 'begun' | 'ended';
}

/** What follows the remaining data on the mobile top, in a chunk of its own. */
export default function MobileTopSections({ leaving }: MobileTopSectionsProps) {
  // Not a suspense query: what can be read is shown without it.
  const { data: closed, isPending } = useQuery(read(api.getSettingsRestriction));
  if (leaving === 'ended')
    return boundSections({
      ご対応が必要なこと: <RequiredActions />,
      料金: <BillSection />,
      お知らせ: <NoticeSection />,
    });
  if (isPending) return <Coming />;
  if (waitingIn(closed?.restrictions ?? []))
    return (
      <>
        {boundSections({
          ご対応が必要なこと: <RequiredActions />,
          手続きの状況: <ApplicationSection isLeaving={leaving === 'begun'} />,
          料金: <BillSection />,
          お知らせ: <NoticeSection />,
          よく使う手続き: <WaitingShortcuts />,
        })}
        <LostSection />
      </>
    );
  return (
    <>
      {boundSections({
        ご対応が必要なこと: <RequiredActions />,
        高速通信: <SpeedSection />,
        日ごとの使用量: <DailySection />,
        料金: <ChargeSection />,
        手続きの状況: <ApplicationSection isLeaving={leaving === 'begun'} />,
        お知らせ: <NoticeSection />,
        よく使う手続き: <ShortcutSection />,
      })}
      <LostSection />
    </>
  );
}

/** What the customer has to do; from a server that sends no such list, the unpaid total. */
function RequiredActions() {
  const actions = openActions(useRead(api.getNotification, ofService('mobile')));
  // Not suspended: the section of the bill says when it can't be read.
  const unpaid = useQuery(read(api.getBilling, ofService('mobile'))).data?.unpaid;
  if (actions) return <ActionsSection actions={actions} all={paths.mobileRequiredAction()} />;
  if (!unpaid) return null;
  return (
    <UnpaidSection
      unpaid={unpaid}
      pathOf={paths.mobileBillingMonth}
      payment={paths.mobilePayment()}
    />
  );
}

/** The newest notifications; they open on the page of all of them. */
function NoticeSection() {
  const notices = useRead(api.getNotification, ofService('mobile'));
  return <NoticeList notices={notices} history={paths.mobileNotificationHistory()} />;
}

const label = '日ごとの使用量';

/** Data used day by day this month, as a chart or as a table. */
function DailySection() {
  const data = useRead(api.getDataTrafficUsageDetail);
  if (data.days.length === 0)
    return (
      <Section label={label}>
        <p>今月は、まだ使っていません。</p>
      </Section>
    );
  return (
    <DaysOfMonth
      detail={data}
      label={label}
      caption={`合計 ${formatGb(data.used_mb)}GB`}
      more={
        <Box component="p" sx={{ mt: 3 }}>
          <Button variant="text" href={paths.mobileTraffic()}>
            月ごとの使用量を見る
          </Button>
        </Box>
      }
    />
  );
}

const statusShapes: Record<Code.OrderApplicationStatus, StatusShape> = {
  option_update_processing: { mark: 'half', label: orderStatuses.option_update_processing },
  shipping: { mark: 'half', label: orderStatuses.shipping },
  // The customer has to name a day, or the transfer never happens.
  mnp_move_in_reserve_wait: {
    mark: 'triangle',
    label: orderStatuses.mnp_move_in_reserve_wait,
    box: 'caution',
  },
  mnp_move_in_reserving: { mark: 'half', label: orderStatuses.mnp_move_in_reserving },
};

/**
 * Applications in progress: the SIM's own orders with their steps and next date, then what the account's list alone
 * has, as a stop or a card. A cancellation is shown further up.
 */
export function ApplicationSection({ isLeaving }: { isLeaving: boolean }) {
  const [{ applications: orders }, { applications }] = useReads(
    read(api.getOrderApplication),
    read(api.getContractProcedure),
  );
  const serviceId = useSelectedService()?.service_id;
  const { data: closed } = useQuery(read(api.getSettingsRestriction));
  const isWaiting = orders.length === 0 && waitingIn(closed?.restrictions ?? []);
  const others = ownApplications(applications, serviceId, orders.map(traitsOf)).filter(
    ({ next }) => !(isLeaving && next.action?.url === paths.mobileQuit()),
  );
  const count = orders.length + others.length;
  const only = count === 1 ? orders[0] : undefined;
  return (
    <Section label="手続きの状況" caption={only ? only.title : count > 0 && `${count}件`}>
      <Stack spacing={7} useFlexGap>
        {isWaiting && (
          <p>
            SIMのお申し込みを受け付けています。次は、SIMの開通です。開通の日は、決まりしだいお知らせします。
          </p>
        )}
        {count === 0 && !isWaiting && (
          <p>{isLeaving ? '解約のほかに、' : 'いま'}進んでいる手続きはありません。</p>
        )}
        {orders.length > 0 && <Orders of={orders} isTitled={!only} />}
        {others.length > 0 && <ApplicationRows of={others} />}
      </Stack>
      {count > 0 && (
        <Button variant="text" href={paths.mobileProgress()} sx={{ mt: 3 }}>
          すべての手続きの状況を見る
        </Button>
      )}
    </Section>
  );
}

/** What the account's list may have of an order. */
const traitsOf = ({ accepted_at, next, steps }: Schema.OrderApplication): Traits => ({
  acceptedOn: japanDay(accepted_at),
  next: { date: next?.date ?? null },
  steps,
});

function Orders({ of, isTitled }: { of: readonly Schema.OrderApplication[]; isTitled: boolean }) {
  return (
    <Box
      component="ul"
      sx={{ '& > li + li': { mt: 7, pt: 7, borderTop: 1, borderColor: 'divider' } }}
    >
      {of.map((application, index) => (
        // The receipt number may be listed twice, if one application has two parts.
        <li key={`${application.receipt_number} ${index}`}>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, mb: 4 }}
          >
            {isTitled && (
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {application.title}
              </Typography>
            )}
            <Status {...shapeOf(statusShapes, application.status)} />
          </Stack>
          <Progress label={application.title} steps={stepsOf(application)} />
          {application.status === 'mnp_move_in_reserve_wait' && (
            <Button variant="text" href={paths.mobileMnpTransferIn()} sx={{ mt: 3 }}>
              {application.can_change ? '開通日時を予約する' : '予約できない理由を見る'}
            </Button>
          )}
        </li>
      ))}
    </Box>
  );
}

const stepStates: Record<Code.OrderStepState, ProgressStep['state']> = {
  done: 'past',
  current: 'now',
  pending: 'future',
};

function stepsOf({
  steps,
  next,
  can_cancel,
  cancel_until,
}: Schema.OrderApplication): ProgressStep[] {
  return steps.map(({ label, state, date }) => {
    const step = { name: label, state: lookUp(stepStates, state) ?? 'unknown' };
    if (state === 'done') return { ...step, when: date ? formatDay(date) : undefined };
    if (state !== 'current' || !next) return step;
    const over = overText(next.date, next.time_band, now());
    const notes = [
      ...(over ? [over] : bandAndNote(next.time_band, next.note)),
      can_cancel && cancel_until && untilDay(cancel_until, '取り消せます'),
    ].filter(Boolean);
    return {
      ...step,
      when: (
        <>
          {next.label !== label && `${next.label} `}
          <Nowrap>{formatDay(next.date)}</Nowrap>
        </>
      ),
      note: notes.map((note) => <div key={String(note)}>{note}</div>),
    };
  });
}

/** What can be done before the SIM is open. */
function WaitingShortcuts() {
  return (
    <Section label="よく使う手続き">
      <LinkRows
        columns={2}
        items={[
          { title: 'お支払い方法', to: paths.mobilePayment() },
          { title: '登録情報の変更', to: paths.mobileContractor() },
          { title: 'すべての手続き', to: paths.mobileProcedures() },
        ]}
      />
    </Section>
  );
}

/**
 * The most used procedures, some with what is contracted now; for one that isn't possible now, the
 * reason.
 */
function ShortcutSection() {
  const [plan, restricted] = useReads(read(api.getPricePlan), read(api.getSettingsRestriction));
  const closed = new Set<string>(restricted.restrictions.map(({ setting }) => setting));
  const shortcuts = [
    {
      setting: 'price_plan_exchange',
      title: 'プランの変更',
      help: <>いまは{plan.current.planName}</>,
      to: paths.mobilePlan(),
    },
    { setting: 'option', title: 'オプションの追加・変更', to: paths.mobileOption() },
    { setting: 'esim', title: 'eSIMの発行・再発行', to: paths.mobileEsim() },
    ...(plan.call_flat
      ? [
          {
            setting: 'call_service',
            title: '通話オプション',
            help: labelOf(callFlats, plan.call_flat),
            to: paths.mobileOptionDetail('call_service'),
          },
        ]
      : []),
    ...(plan.can.data_advance
      ? [
          {
            setting: 'data_advance',
            title: 'データの前借り',
            help: '来月の分を今月使う',
            to: paths.mobileDataAdvance(),
          },
        ]
      : []),
    { setting: 'giga_plus', title: 'ギガプラスの受け取り', to: paths.mobileGigaPlus() },
    { title: 'すべての手続き', to: paths.mobileProcedures() },
  ].filter(({ setting }) => setting === undefined || !closed.has(setting));
  // Without `quit`: a restriction of it doesn't close its screen.
  const groups = restrictionGroups(
    restricted.restrictions.filter(({ setting }) => setting !== 'quit'),
  );
  const count = groups.reduce((sum, { settings }) => sum + settings.length, 0);
  return (
    <Section label="よく使う手続き">
      <LinkRows columns={2} items={shortcuts} />
      {count > 0 && (
        <Disclosure name="closed" title={`いまはできない手続き(${count}件)`}>
          {groups.map((group) => (
            <ClosedSettings key={`${group.text} ${group.available_from}`} {...group} titled />
          ))}
        </Disclosure>
      )}
    </Section>
  );
}
