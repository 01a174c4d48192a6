import Container from '@mui/material/Container';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Coming, DeferredContent } from '@/ui/page/DeferredContent';
import { DataHero } from './DataHero';
import { LeavingNotice, LeftSection, useLeaving } from './LeavingSection';
import type { MobileTopSectionsProps } from './MobileTopSections';
import { OpeningHero } from './OpeningHero';
import { StoppedNotice, useIsStopped } from './StoppedNotice';

const sections = lazyWithPreload<MobileTopSectionsProps>(() => import('./MobileTopSections'));
// Loaded while the data are drawn; if that fails, it is loaded again where it is shown.
sections.preload().catch(() => undefined);

/** The mobile top: data left, how fast it goes, what it costs, what is under way (docs/design.md §7). */
export default function MobileTopScreen() {
  const { data: usage } = useSuspenseQuery(read(api.getDataTrafficUsage));
  const leaving = useLeaving();
  const hasEnded = leaving?.status === 'end';
  const isStopped = useIsStopped();
  // Not a suspense query: the figure neither waits for the state of the switch nor fails with it.
  const { data: control } = useQuery({ ...read(api.getTrafficControl), enabled: !hasEnded });
  const data = <DataHero usage={usage} control={control} isStopped={isStopped} />;
  return (
    <Container>
      {hasEnded ? (
        <LeftSection info={leaving} />
      ) : (
        <>
          {leaving && <LeavingNotice info={leaving} />}
          {isStopped && <StoppedNotice />}
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
