import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { stopDuration, stopReasons } from '@/catalogue/stopRestart';
import { formatTime } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Phrase } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import {
  actionFor,
  type StopRestartValues,
  useStoppedUses,
  useStopRestartInfo,
} from './stopRestartEntry';

/** Asks why the SIM is to be stopped; before a restart it shows since when the SIM has been stopped. */
export function StopRestartFields() {
  const info = useStopRestartInfo();
  return actionFor(info) === 'stop' ? <StopFields /> : <RestartFacts />;
}

function StopFields() {
  const { register, formState } = useFormContext<StopRestartValues>();
  const { monthly_amount } = useStopRestartInfo();
  const uses = useStoppedUses();
  return (
    <>
      <Typography variant="lead">
        <Phrase>{uses}を止めます。</Phrase>
        <Phrase>{stopDuration}で止まり、いつでも再開できます。</Phrase>
      </Typography>
      <Box sx={{ mt: 7 }}>
        <RadioRows
          label="停止する理由"
          hint={`停止中も、毎月${formatYen(monthly_amount)}の料金がかかります`}
          rows={Object.entries(stopReasons).map(([value, title]) => ({ value, title }))}
          error={formState.errors.reason?.message}
          {...register('reason', {
            validate: (reason) => reason in stopReasons || fieldMessages.mustSelect,
          })}
        />
      </Box>
    </>
  );
}

function RestartFacts() {
  const { stopped_at, reason, monthly_amount } = useStopRestartInfo();
  return (
    <>
      <Typography variant="lead">
        <Phrase>SIMは利用停止中です。</Phrase>
        <Phrase>再開すると、{stopDuration}で使えるようになります。</Phrase>
      </Typography>
      <Box sx={{ mt: 7 }}>
        <DescriptionList
          ink="both"
          items={[
            { term: '停止した日時', value: stopped_at ? formatTime(stopped_at) : '-' },
            { term: '停止した理由', value: reason ? labelOf(stopReasons, reason) : '-' },
            {
              term: '毎月の料金',
              value: formatYen(monthly_amount),
              note: '再開しても変わりません',
            },
          ]}
        />
      </Box>
    </>
  );
}
