import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { call } from '@/api/client';
import { BusinessError, UnknownOutcomeError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useWrite } from '@/api/mutation';
import { read, useReads } from '@/api/query';
import { procedureMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { formatDay } from '@/lib/date';
import { useRefetchStatus } from '@/procedure/RefetchStatus';
import { KeepTogether } from '@/ui/KeepTogether';
import { Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { speedOutlook } from './speedOutlook';

/** The switch for high speed, with what it does; it takes effect at once. */
export function SpeedSection() {
  const [control, restricted, usage] = useReads(
    read(api.getTrafficControl),
    read(api.getSettingsRestriction),
    read(api.getDataTrafficUsage),
  );
  const restriction = restricted.restrictions.find(({ setting }) => setting === 'traffic_control');
  return (
    <Section label="高速通信">
      {restriction ? (
        <>
          <p>{restriction.text}</p>
          {restriction.available_from && (
            <Typography variant="help">
              {formatDay(restriction.available_from)}から切り替えられます。
            </Typography>
          )}
        </>
      ) : control.can_change ? (
        <SpeedSwitch control={control} usage={usage} />
      ) : (
        <p>
          ご契約のプランでは、いつも高速です。<Phrase>切り替えはありません。</Phrase>
        </p>
      )}
    </Section>
  );
}

function SpeedSwitch({
  control,
  usage,
}: {
  control: Schema.TrafficControl;
  usage: Schema.DataTrafficUsage;
}) {
  const queries = useQueryClient();
  const { send, isSending, error, reset } = useWrite(switchSpeed);
  const change = (on: boolean) => {
    send(on).then(
      (changed) => {
        queries.setQueryData(read(api.getTrafficControl).queryKey, changed);
        reset();
      },
      // Shown below from `error`.
      () => undefined,
    );
  };
  const on = control.is_high_speed;
  const outlook = control.speed === 'limited' ? undefined : speedOutlook(usage, on, now());
  return (
    <>
      <SwitchRow label="高速通信" on={on} onChange={change} busy={isSending}>
        {textOf(control)}
      </SwitchRow>
      {outlook && (
        <Typography variant="help">
          <KeepTogether>{outlook}</KeepTogether>
        </Typography>
      )}
      {error && (
        <Box sx={{ mt: 5 }}>
          {error instanceof UnknownOutcomeError ? (
            <UnknownSwitch on={on} />
          ) : (
            <Alert severity="error" role="alert">
              <AlertTitle>切り替えられませんでした</AlertTitle>
              {error instanceof BusinessError
                ? error.message
                : 'しばらくたってから、もう一度お試しください。'}
              設定は{on ? 'オン' : 'オフ'}のままです。
            </Alert>
          )}
        </Box>
      )}
    </>
  );
}

/** Shown while it is unknown whether the switch was taken: its state, once that has been read again. */
function UnknownSwitch({ on }: { on: boolean }) {
  const { state, again } = useRefetchStatus(read(api.getTrafficControl).queryKey);
  const { title, reading } = procedureMessages.unknown;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{title}</AlertTitle>
      {state === 'reading' && reading}
      {state === 'failed' &&
        'いまの設定を読み込めません。切り替わったかどうかは、まだわかりません。'}
      {state === 'fresh' &&
        `いまの設定を読み込み直しました。${on ? 'オン' : 'オフ'}になっています。`}
      {state === 'failed' && (
        <Box sx={{ mt: 1 }}>
          <Button variant="text" aria-label="もう一度読み込む(高速通信)" onClick={again}>
            もう一度読み込む
          </Button>
        </Box>
      )}
    </Alert>
  );
}

function textOf({ is_high_speed, speed, low_speed_kbps }: Schema.TrafficControl): string {
  if (!is_high_speed)
    return `いまは低速(最大${low_speed_kbps}kbps)で、データの残りは減りません。オンにすると高速に戻ります。`;
  if (speed === 'limited')
    return `データの残りがないため、オンでも低速(最大${low_speed_kbps}kbps)です。データを受け取るか、月が替わると高速に戻ります。`;
  return 'オフにすると低速になりますが、データの残りは減りません。';
}

interface SwitchRowProps {
  /** What is switched, for the screen reader: 高速通信. */
  label: string;
  /** What it does, in a sentence. */
  children: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  /** While the change is under way it can't be switched back. */
  busy?: boolean;
}

/** A setting that takes effect at once, with オン or オフ in words (docs/design.md §7). */
export function SwitchRow({ label, children, on, onChange, busy }: SwitchRowProps) {
  const helpId = useId();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        alignItems: { xs: 'stretch', sm: 'center' },
        justifyContent: 'space-between',
        gap: '8px 20px',
      }}
    >
      <p id={helpId}>{children}</p>
      <FormControlLabel
        labelPlacement="start"
        disableTypography
        sx={{ flex: 'none', justifyContent: 'space-between', fontSize: 17, fontWeight: 700 }}
        control={
          <Switch
            sx={{ displayPrint: 'none' }}
            checked={on}
            disabled={busy}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-label': label, 'aria-describedby': helpId } }}
          />
        }
        label={<span aria-hidden="true">{on ? 'オン' : 'オフ'}</span>}
      />
    </Stack>
  );
}

/** Turns high speed on or off; it takes effect at once. @throws ApiError */
const switchSpeed = (is_high_speed: boolean) =>
  call(api.putTrafficControl, { body: { is_high_speed } });
