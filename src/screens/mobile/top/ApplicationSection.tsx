import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { lookUp } from '@/catalogue/labelOf';
import { orderStatuses } from '@/catalogue/mobile';
import { bandAndNote } from '@/catalogue/timeBands';
import { formatDay, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import { shapeOf } from '@/screens/shared/statuses';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Status, type StatusShape } from '@/ui/status/Status';
import { Progress, type ProgressStep } from '@/ui/step/Progress';
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

/** Applications in progress, each with its steps and its next date. A cancellation is shown further up. */
export function ApplicationSection({ isLeaving }: { isLeaving: boolean }) {
  const { applications } = useSuspenseQuery(read(api.getOrderApplication)).data;
  const { data: closed } = useQuery(read(api.getSettingsRestriction));
  const isWaiting = closed?.restrictions.some(({ reason }) => reason === 'not_activated');
  const [first, ...others] = applications;
  const only = others.length === 0 ? first : undefined;
  return (
    <Section
      label="手続きの状況"
      caption={only ? only.title : applications.length > 0 && `${applications.length}件`}
    >
      {applications.length === 0 ? (
        <p>
          {isWaiting
            ? 'SIMのお申し込みを受け付けています。次は、SIMの開通です。開通の日は、決まりしだいお知らせします。'
            : `${isLeaving ? '解約のほかに、' : 'いま'}進んでいる手続きはありません。`}
        </p>
      ) : (
        <Box
          component="ul"
          sx={{ '& > li + li': { mt: 7, pt: 7, borderTop: 1, borderColor: 'divider' } }}
        >
          {applications.map((application, index) => (
            // The receipt number may be listed twice, if one application has two parts.
            <li key={`${application.receipt_number} ${index}`}>
              <Stack
                direction="row"
                useFlexGap
                sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4, mb: 4 }}
              >
                {!only && (
                  <Typography component="h3" sx={{ fontWeight: 700 }}>
                    {application.title}
                  </Typography>
                )}
                <Status {...shapeOf(statusShapes, application.status)} />
              </Stack>
              <Progress label={application.title} steps={stepsOf(application)} />
              {application.status === 'mnp_move_in_reserve_wait' && (
                <Button variant="text" href={paths.mobileMnpTransferIn()} sx={{ mt: 3 }}>
                  開通日時を予約する
                </Button>
              )}
            </li>
          ))}
        </Box>
      )}
    </Section>
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
    const notes = [
      ...bandAndNote(next.time_band, next.note),
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
