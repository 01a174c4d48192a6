import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { formatTime } from '@/lib/date';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { KeepTogether } from '@/ui/KeepTogether';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { WordWrap } from '@/ui/WordWrap';
import type { Disturbance } from './disturbance';
import { useOwnDisturbances } from './useOwnDisturbances';

const guide = lazyWithPreload<{ label: string }>(() => import('./RestartGuide'));
const guideLabel = 'つながらないとき';

/** Disturbances at the customer's own line, and how to start its devices anew; no section without any. */
export function DisturbanceSection() {
  // Not suspended: nearly always there is none, and the section of the cautions says when they can't be read.
  const { data } = useQuery(read(api.getCaution));
  const { own } = useOwnDisturbances(data?.cautions ?? []);
  if (own.length === 0) return null;
  return (
    <>
      <Section label="お客さまの地域の障害">
        <Stack spacing={3} useFlexGap>
          {own.map((one) => (
            <DisturbanceAlert key={one.caution_id} {...one} />
          ))}
        </Stack>
      </Section>
      <SectionBoundary label={guideLabel}>
        <guide.Component label={guideLabel} />
      </SectionBoundary>
    </>
  );
}

function DisturbanceAlert({ title, text, link, disturbance }: Disturbance) {
  const { started_at, ends_at } = disturbance;
  return (
    <Alert severity="warning">
      <AlertTitle component="h3">
        <WordWrap>{title}</WordWrap>
      </AlertTitle>
      <p>
        <KeepTogether>{text}</KeepTogether>
      </p>
      <p>
        発生した時刻：<Nowrap>{formatTime(started_at)}</Nowrap>
        <br />
        復旧の見込み：
        <Nowrap>{ends_at ? formatTime(ends_at) : 'まだわかりません'}</Nowrap>
      </p>
      {link && (
        <Box sx={{ mt: 1 }}>
          <Button variant="text" href={link.url}>
            {link.text}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
