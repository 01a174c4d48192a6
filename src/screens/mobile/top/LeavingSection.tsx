import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { isKnown } from '@/catalogue/labelOf';
import { isPortingStatus, mobileQuitStatuses } from '@/catalogue/mobileQuit';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';

/** The cancellation of the SIM; undefined if none was applied for, or while it hasn't been read. */
export function useLeaving(): Schema.MobileQuitInfo | undefined {
  // Not a suspense query: the top is shown without it too.
  const { data } = useQuery(queryOrRejection(read(api.getMobileQuitInfo)));
  return data && !isRejection(data) && data.status ? data : undefined;
}

/** Says that the SIM is being cancelled: until when it works, and until when that can be taken back. */
export function LeavingNotice({
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
          ? '解約の状況を読み込めません'
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
export function LeftSection({ info: { quit_on } }: { info: Schema.MobileQuitInfo }) {
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
