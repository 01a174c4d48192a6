import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { firstBillOn, noBills } from '@/catalogue/billing';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Coming, DeferredContent } from '@/ui/page/DeferredContent';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { BillHero } from './BillHero';
import type { TopSectionsProps } from './TopSections';

const sections = lazyWithPreload<TopSectionsProps>(() => import('./TopSections'));
// Loaded while the bill is drawn; if that fails, it is loaded again where it is shown.
sections.preload().catch(() => undefined);

/** The fibre top: this month's bill, what asks for attention, and what is under way (docs/design.md §6). */
export default function TopScreen() {
  const { data: billing, refetch, isFetching } = useSuspenseQuery(read(api.getBilling));
  return (
    <Container>
      <LeavingNotice />
      {billing.current ? (
        <BillHero
          bill={billing.current}
          billing={billing}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <FirstBill month={billing.next_month} fixingDate={billing.next_fixing_date} />
      )}
      <DeferredContent>
        <Suspense fallback={<Coming />}>
          <sections.Component billing={billing} />
        </Suspense>
      </DeferredContent>
    </Container>
  );
}

interface FirstBillProps {
  /** The month whose bill is fixed next, YYYYMM; null when there will be none. */
  month: string | null;
  fixingDate: string | null;
}

/** A new contract: no bill yet, and when the first one comes (docs/design.md §6). */
function FirstBill({ month, fixingDate }: FirstBillProps) {
  return (
    <Section first level={1} label="ご請求">
      <EmptyState lead={noBills} next={firstBillOn(month, fixingDate)}>
        <Button endIcon={<Icon name="arrow" />} href={paths.contract()}>
          ご契約情報を見る
        </Button>
        <Button variant="text" href={paths.payment()}>
          お支払い方法を確かめる
        </Button>
      </EmptyState>
    </Section>
  );
}

/** Says that fibre is being cancelled: until when it works, and until when that can be taken back. */
function LeavingNotice() {
  // Not suspense queries: the bill is shown without them too.
  const isLeaving = useQuery(read(api.getContract, ofService('fixed'))).data?.status === 'QTWT';
  const { data: state, isError } = useQuery({ ...read(api.getQuitCancel), enabled: isLeaving });
  if (isLeaving && isError) return <UnreadLeaving />;
  if (!isLeaving || !state) return null;
  const { quit_on, can_cancel, cancel_until } = state;
  return (
    <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
      <AlertTitle component="h2">{`${formatDay(quit_on)}に解約します`}</AlertTitle>
      この日の24:00まで、お使いいただけます。
      {can_cancel && cancel_until && (
        <>
          <Nowrap>{formatDay(cancel_until)}</Nowrap>まで取り消せます。
        </>
      )}
      <Box sx={{ mt: 1 }}>
        {can_cancel ? (
          <Button variant="text" href={paths.quitCancel()} sx={{ fontWeight: 700 }}>
            解約を取り消す
          </Button>
        ) : (
          <Button variant="text" href={paths.progress()} sx={{ fontWeight: 700 }}>
            手続きの状況を見る
          </Button>
        )}
      </Box>
    </Alert>
  );
}

/** Shown where fibre is being cancelled and the day can't be read. */
const UnreadLeaving = () => (
  <Alert severity="warning" sx={{ mb: { xs: 6, sm: 9 } }}>
    <AlertTitle component="h2">解約の手続き中です</AlertTitle>
    解約する日と、取り消しの期限を読み込めません。
    <Box sx={{ mt: 1 }}>
      <Button variant="text" href={paths.progress()} sx={{ fontWeight: 700 }}>
        手続きの状況を見る
      </Button>
    </Box>
  </Alert>
);
