import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FieldValues } from 'react-hook-form';
import { paths } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { Actions } from '@/ui/link/Actions';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Phone } from '@/ui/Phone';
import { PrintReceipt } from './PrintReceipt';
import type { Procedure } from './procedure';
import { useOneOfLines } from './SelectedLineBar';
import { Steps } from './Steps';
import { stepLabelsOf } from './steps';

interface DonePageProps<Values extends FieldValues, Receipt extends object> {
  procedure: Procedure<Values, Receipt>;
  receipt: Receipt;
}

/** What was done, what to do now, and a receipt that can be printed (docs/design.md §6). */
export function DonePage<Values extends FieldValues, Receipt extends object>({
  procedure,
  receipt,
}: DonePageProps<Values, Receipt>) {
  const { done, exit } = procedure;
  const line = useOneOfLines();
  const stepLabels = stepLabelsOf(procedure);
  const isMobile = useServiceType() === 'mobile';
  return (
    <Container>
      <PageHead title={done.title(receipt)} eyebrow={line && <Phone digits={line.phone} />}>
        <div data-print="none">
          <Steps labels={stepLabels} now={stepLabels.length - 1} />
        </div>
      </PageHead>
      <done.Receipt receipt={receipt} />
      <Columns>
        <Main>
          <Actions>
            {done.leadsOn?.(receipt) ? (
              <Button variant="text" href={exit.to}>
                {exit.label}
              </Button>
            ) : (
              <Button href={exit.to}>{exit.label}</Button>
            )}
            <PrintReceipt />
          </Actions>
          <Typography variant="note" data-print="none">
            この控えは、
            <Link href={isMobile ? paths.mobileNotificationHistory() : paths.notificationHistory()}>
              お知らせ履歴
            </Link>
            でいつでもご覧いただけます。
          </Typography>
        </Main>
      </Columns>
    </Container>
  );
}
