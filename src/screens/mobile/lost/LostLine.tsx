import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type { Service } from '@/api/models';
import { queryOrRejection, read } from '@/api/query';
import { formatDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { restrictionOf } from '@/screens/mobile/shared/useRestricted';
import { shapeOf } from '@/screens/shared/statuses';
import { addressFor } from '@/session/lineAddress';
import { LineNickname } from '@/session/LineNickname';
import { KeepTogether } from '@/ui/KeepTogether';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Phone } from '@/ui/Phone';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { stopFacts, stoppedFacts } from './lineFacts';
import { stateShapes } from './stateShapes';

interface LostLineProps {
  sim: Service;
  /** The customer has no other SIM, so there is nothing to choose. */
  isOnly: boolean;
}

/** A SIM: whether it works, what a stop takes and costs, and the way to the stop or the restart. */
export function LostLine({ sim, isOnly }: LostLineProps) {
  const { service_id, phone_number, plan_name } = sim;
  const [{ data: info }, { data: restricted }, { data: esim }] = useSuspenseQueries({
    queries: [
      read(api.getStopRestartInfo, { service_id }),
      read(api.getSettingsRestriction, { service_id }),
      queryOrRejection(read(api.getEsim, { service_id })),
    ],
  });
  const closed = restrictionOf(restricted.restrictions, 'stop_restart');
  const isOpen = !closed && (info.can_stop || info.can_restart);
  const isStopped = info.stopped_at !== null;
  const action = info.can_restart ? '利用を再開する' : 'この回線を止める';
  return (
    <Section
      label={<Phone digits={phone_number ?? ''} />}
      caption={
        <>
          <LineNickname serviceId={service_id} /> {plan_name}
        </>
      }
    >
      <Status {...shapeOf(stateShapes, info.state)} />
      {/* Before all that is to be read: every minute counts. */}
      {isOpen && (
        <Actions sx={{ mt: { xs: 4 } }}>
          <Button
            variant={isOnly && info.can_stop ? 'primary' : 'secondary'}
            href={addressFor(paths.mobileStopRestart(), service_id)}
            aria-label={`${action}(${formatPhone(phone_number ?? '')})`}
          >
            {action}
          </Button>
        </Actions>
      )}
      {!isOpen && (
        <Typography sx={{ mt: 3 }}>
          <KeepTogether>
            {closed?.text ?? `${info.note ?? 'いまは受け付けていません'}。`}
          </KeepTogether>
          {closed?.available_from && (
            <Nowrap>{formatDay(closed.available_from)}から、お手続きいただけます。</Nowrap>
          )}
        </Typography>
      )}
      {(isOpen || isStopped) && (
        <Box sx={{ mt: 7 }}>
          <DescriptionList
            ink="both"
            items={isStopped ? stoppedFacts(info, esim) : stopFacts(sim, info, esim)}
          />
        </Box>
      )}
    </Section>
  );
}
