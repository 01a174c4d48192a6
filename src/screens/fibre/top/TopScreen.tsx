import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Coming, DeferredContent } from '@/ui/page/DeferredContent';
import { BillHero } from './BillHero';
import { FirstBill } from './FirstBill';
import { LeavingNotice } from './LeavingNotice';
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
