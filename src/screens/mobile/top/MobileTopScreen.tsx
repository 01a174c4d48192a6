import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, useRead, useReads } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf, lookUp } from '@/catalogue/labelOf';
import { orderStatuses } from '@/catalogue/mobile';
import { isPortingStatus, mobileQuitStatuses } from '@/catalogue/mobileQuit';
import { simStates, stopDuration } from '@/catalogue/stopRestart';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { waitingIn } from '@/screens/shared/opening';
import { type StopState, useStop } from '@/screens/shared/useStop';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { DateFigure } from '@/ui/figure/DateFigure';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Actions } from '@/ui/link/Actions';
import { Coming, DeferredContent } from '@/ui/page/DeferredContent';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DataHero } from './DataHero';
import type { MobileTopSectionsProps } from './MobileTopSections';

const sections = lazyWithPreload<MobileTopSectionsProps>(() => import('./MobileTopSections'));

// Loaded while the data are drawn; if that fails, it is loaded again where it is shown.
sections.preload().catch(() => undefined);

/** The mobile top: data left, how fast it goes, what it costs, what is under way (docs/design.md §7). */
export default function MobileTopScreen() {
  const usage = useRead(api.getDataTrafficUsage);
  const leaving = useLeaving();
  const hasEnded = leaving?.status === 'end';
  const stop = useStop();
  // Not a suspense query: the figure neither waits for the state of the switch nor fails with it.
  const { data: control } = useQuery({ ...read(api.getTrafficControl), enabled: !hasEnded });
  const data = <DataHero usage={usage} control={control} stop={stop} />;
  return (
    <Container>
      {hasEnded ? (
        <LeftSection info={leaving} />
      ) : (
        <>
          {leaving ? <LeavingNotice info={leaving} /> : <UnreadLeaving />}
          {stop && <StoppedNotice stop={stop} />}
          {usage.forecast.state === 'unknown' ? (
            <SectionBoundary label="開通の予約">
              <OpeningHero>{data}</OpeningHero>
            </SectionBoundary>
          ) : (
            data
          )}
        </>
      )}
      <DeferredContent>
        <Suspense fallback={<Coming />}>
          <sections.Component {...(leaving && { leaving: hasEnded ? 'ended' : 'begun' })} />
        </Suspense>
      </DeferredContent>
    </Container>
  );
}

/** Says that the SIM is stopped, or on the way there or back, and where it is started again. */
function StoppedNotice({ stop }: { stop: StopState }) {
  if (stop !== 'stopped')
    return (
      <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
        <AlertTitle component="h2">{`利用の${simStates[stop]}です`}</AlertTitle>
        {stopDuration}かかります。
      </Alert>
    );
  return (
    <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
      <AlertTitle component="h2">この番号の利用を停止しています</AlertTitle>
      再開すると、{stopDuration}で使えるようになります。
      <Box sx={{ mt: 1 }}>
        <Button variant="text" href={paths.mobileStopRestart()} sx={{ fontWeight: 700 }}>
          利用を再開する
        </Button>
      </Box>
    </Alert>
  );
}

interface Opening {
  after: string;
  lead: ReactNode;
  action: { label: string; isPrimary: boolean };
}

/** What a customer whose number is to be moved to the SIM waits for, by status of the transfer. */
const openings: Record<Code.OrderApplicationStatus, Opening | undefined> = {
  option_update_processing: undefined,
  shipping: undefined,
  mnp_move_in_reserve_wait: {
    after: 'まで',
    lead: (
      <>
        <Phrase>開通の日時を、この日までに予約してください。</Phrase>
        <Phrase>データの残りは、開通するとここに表示します。</Phrase>
      </>
    ),
    action: { label: '開通日時を予約する', isPrimary: true },
  },
  mnp_move_in_reserving: {
    after: 'に開通',
    lead: <Phrase>データの残りは、開通するとここに表示します。</Phrase>,
    action: { label: '開通の日時を変更する', isPrimary: false },
  },
};

interface OpeningHeroProps {
  /** Shown where no transfer of a number is under way. */
  children: ReactNode;
}

/** The day to wait for before a moved number is opened, in the place of the data. */
function OpeningHero({ children }: OpeningHeroProps) {
  const [{ applications }, { restrictions }] = useReads(
    read(api.getOrderApplication),
    read(api.getSettingsRestriction),
  );
  const transfer = applications.find(({ status }) => lookUp(openings, status));
  const opening = transfer && lookUp(openings, transfer.status);
  const waiting = waitingIn(restrictions);
  if (!opening) return waiting ? <WaitingHero opensOn={waiting.available_from} /> : children;
  if (transfer?.status === 'mnp_move_in_reserve_wait' && !transfer.can_change)
    return <ClosedOpening />;
  if (!transfer?.next) return children;
  const { label, isPrimary } = opening.action;
  return (
    <Section first level={1} label="開通の予約" caption={labelOf(orderStatuses, transfer.status)}>
      <Box sx={{ mb: { xs: 3, sm: 6 } }}>
        <DateFigure day={transfer.next.date} size="xl" after={opening.after} />
      </Box>
      <Typography variant="lead">{opening.lead}</Typography>
      {(isPrimary || transfer.can_change) && (
        <Actions>
          <Button href={paths.mobileMnpTransferIn()} variant={isPrimary ? 'primary' : 'text'}>
            {label}
          </Button>
        </Actions>
      )}
    </Section>
  );
}

/** Shown in the place of the data before a new number is open. */
function WaitingHero({ opensOn }: { opensOn: string | null }) {
  return (
    <Section first level={1} label="SIMの開通">
      {opensOn && <DateFigure day={opensOn} size="xl" after="に開通" />}
      <Typography variant="lead">
        <Phrase>お申し込みを受け付けています。</Phrase>
        {!opensOn && <Phrase>開通の日は、決まりしだいお知らせします。</Phrase>}
        <Phrase>データの残りは、開通するとここに表示します。</Phrase>
      </Typography>
      <Actions>
        <Button variant="text" href={paths.mobileProgress()}>
          手続きの状況を見る
        </Button>
      </Actions>
    </Section>
  );
}

/** Shown where a number waits to be moved and no day can be reserved any more, as after its last one. */
function ClosedOpening() {
  return (
    <Section first level={1} label="開通の予約">
      <Typography variant="lead">
        <Phrase>いまは、開通の日時を予約できません。</Phrase>
        <Phrase>データの残りは、開通するとここに表示します。</Phrase>
      </Typography>
      <Actions>
        <Button href={paths.mobileMnpTransferIn()}>予約できない理由を見る</Button>
      </Actions>
    </Section>
  );
}

/** The cancellation of the SIM; undefined if none was applied for, or while it hasn't been read. */
function useLeaving(): Schema.MobileQuitInfo | undefined {
  // Not a suspense query: the top is shown without it too.
  const { data } = useQuery(queryOrRejection(read(api.getMobileQuitInfo)));
  return data && !isRejection(data) && data.status ? data : undefined;
}

/** Shown where another read says that the SIM is being cancelled, and the cancellation itself can't be read. */
function UnreadLeaving() {
  const { isError } = useQuery(queryOrRejection(read(api.getMobileQuitInfo)));
  const { data } = useQuery(read(api.getSettingsRestriction));
  if (!isError || !data?.restrictions.some(({ reason }) => reason === 'quitting')) return null;
  return (
    <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
      <AlertTitle component="h2">{unread}</AlertTitle>
      <Button variant="text" href={paths.mobileQuit()} sx={{ fontWeight: 700 }}>
        解約の状況を見る
      </Button>
    </Alert>
  );
}

const unread = '解約の状況を読み込めません';

/** Says that the SIM is being cancelled: until when it works, and until when that can be taken back. */
function LeavingNotice({
  info: { status, quit_on, cancel_until },
}: {
  info: Schema.MobileQuitInfo;
}) {
  const isPorting = isPortingStatus(status);
  const isRead = status === null || isKnown(mobileQuitStatuses, status);
  return (
    <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
      <AlertTitle component="h2">
        {!isRead
          ? unread
          : isPorting
            ? 'ほかの会社への乗り換えを待っています'
            : `${formatDay(quit_on)}に解約します`}
      </AlertTitle>
      {isPorting ? (
        <>
          移る先の会社で開通した日に、ご利用が終わります。開通しないときは、
          <Nowrap>{formatDay(quit_on)}</Nowrap>に解約となります。
        </>
      ) : (
        isRead && 'この日の24:00まで、お使いいただけます。'
      )}
      {cancel_until && (
        <>
          <Nowrap>{formatDay(cancel_until)}</Nowrap>まで取り消せます。
        </>
      )}
      <Box sx={{ mt: 1 }}>
        {cancel_until ? (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 28px' }}>
            <Button variant="text" href={paths.mobileQuitCancel()} sx={{ fontWeight: 700 }}>
              解約を取り消す
            </Button>
            <Button variant="text" href={paths.mobileQuit()}>
              解約の状況を見る
            </Button>
          </Stack>
        ) : (
          <Button variant="text" href={paths.mobileQuit()} sx={{ fontWeight: 700 }}>
            解約の状況を見る
          </Button>
        )}
      </Box>
    </Alert>
  );
}

/** Shown in the place of the data once the SIM has been cancelled. */
function LeftSection({ info: { quit_on } }: { info: Schema.MobileQuitInfo }) {
  return (
    <Section first level={1} label="解約済み">
      <DateFigure day={quit_on} size="l" after="に解約" />
      <Typography variant="lead">
        ご利用は終わりました。ご請求と書類は、引き続きご覧いただけます。
      </Typography>
      <Actions>
        <Button href={paths.mobileBilling()}>ご請求を見る</Button>
        <Button variant="text" href={paths.mobileContract()}>
          ご契約情報を見る
        </Button>
      </Actions>
    </Section>
  );
}
