import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { orderStatuses } from '@/catalogue/mobile';
import { paths } from '@/paths';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Actions } from '@/ui/link/Actions';
import { Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';

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

/** The day that counts before a moved number is opened, in the place of data that nobody has yet. */
export function OpeningHero({ children }: OpeningHeroProps) {
  const { applications } = useSuspenseQuery(read(api.getOrderApplication)).data;
  const transfer = applications.find(({ status }) => lookUp(openings, status));
  const opening = transfer && lookUp(openings, transfer.status);
  if (!transfer?.next || !opening) return children;
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
