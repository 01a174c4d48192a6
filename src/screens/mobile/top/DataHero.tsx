import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { dataParts } from '@/catalogue/mobile';
import { simStates } from '@/catalogue/stopRestart';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, formatDay, formatTime, japanTime, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import { shapeOf } from '@/screens/shared/statuses';
import type { StopState } from '@/screens/shared/useStop';
import { media } from '@/theme/media';
import { Swatch } from '@/ui/chart/Pattern';
import { Ruler } from '@/ui/chart/Ruler';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { Status, type StatusShape } from '@/ui/status/Status';
import { ClosedSettings, restrictionGroups } from './ClosedSettings';

interface DataHeroProps {
  usage: Schema.DataTrafficUsage;
  /** The state of the switch, once it has been read. */
  control?: Schema.TrafficControl | undefined;
  /** Of a SIM that is stopped, or on the way there or back: no data is used, so there is no forecast. */
  stop: StopState | undefined;
}

/** How much data is left, whether it will last, and its parts (docs/design.md §6). */
export function DataHero({ usage, control, stop }: DataHeroProps) {
  const { left_mb, used_mb, as_of } = usage;
  return (
    <Section
      first
      level={1}
      label={left_mb === null ? '今月の使用量' : 'データの残り'}
      caption={<Nowrap>{formatTime(as_of)} 時点</Nowrap>}
    >
      {usage.forecast.state !== 'unknown' && (
        // Keeps the height free until the state of the switch has been read.
        <Box sx={{ minHeight: 25 }}>
          {stop ? (
            <Status mark={stop === 'stopped' ? 'slashed' : 'half'} label={simStates[stop]} />
          ) : (
            control && <Status {...shapeOf(speeds, control.speed)} />
          )}
        </Box>
      )}
      <Box sx={{ mt: { xs: 1, sm: 3 }, mb: { xs: 3, sm: 6 } }}>
        <Figure size="xl" value={formatGb(left_mb ?? used_mb)} unit="GB" />
      </Box>
      {!stop && <DataForecast usage={usage} lowSpeedKbps={control?.low_speed_kbps} />}
      <DeferredContent>
        {left_mb !== null && usage.parts.length > 0 && <DataParts usage={usage} />}
        <DataActions isUnlimited={left_mb === null} />
      </DeferredContent>
    </Section>
  );
}

/** How fast data goes now, as shape and word. */
const speeds: Record<Code.TrafficSpeed, StatusShape> = {
  high: { mark: 'filled', label: '高速通信 オン' },
  low: { mark: 'circle', label: '高速通信 オフ' },
  limited: { mark: 'triangle', label: '低速(データの残りなし)', box: 'caution' },
};

/**
 * What can be done about the data left, or the reason why it can't be done now. For a plan without gifts
 * (`not_eligible`) the link stays: the page of gifts explains that to those who open it.
 */
function DataActions({ isUnlimited }: { isUnlimited: boolean }) {
  // Not a suspense query: the figure above neither waits for it nor fails with it.
  const { data } = useQuery(read(api.getSettingsRestriction));
  const closed = (data?.restrictions ?? []).filter(
    ({ setting, reason }) =>
      (setting === 'charge' || setting === 'packet_gift') && reason !== 'not_eligible',
  );
  const isOpen = (setting: string) => !closed.some((one) => one.setting === setting);
  const canCharge = isOpen('charge') && !isUnlimited;
  return (
    <>
      {(canCharge || isOpen('packet_gift')) && (
        <Actions>
          {canCharge && <Button href={paths.mobileCharge()}>データを追加する</Button>}
          {isOpen('packet_gift') && (
            <Button variant="text" href={paths.packetGift()}>
              データを贈る・受け取る
            </Button>
          )}
        </Actions>
      )}
      {restrictionGroups(closed).map((group) => (
        <ClosedSettings key={`${group.text} ${group.available_from}`} {...group} />
      ))}
    </>
  );
}

interface DataForecastProps {
  usage: Schema.DataTrafficUsage;
  /** Known once the switch has been read. */
  lowSpeedKbps?: number;
}

/** Whether the data lasts to the end of the month at this pace, and how long that is. */
function DataForecast({ usage, lowSpeedKbps }: DataForecastProps) {
  const { forecast, as_of } = usage;
  const { month } = japanTime(as_of);
  return (
    <Typography variant="lead" sx={{ maxWidth: 'none' }}>
      <ForecastText forecast={forecast} lowSpeedKbps={lowSpeedKbps} />
      {forecast.state !== 'unknown' && (
        <Typography
          component="small"
          variant="inherit"
          color="textSecondary"
          sx={{ display: { xs: 'block', sm: 'inline-block' }, fontSize: 16 }}
        >
          {month}月は
          {forecast.days_left === 1
            ? '今日が最後の日です'
            : `あと${forecast.days_left}日(今日を含む)`}
        </Typography>
      )}
    </Typography>
  );
}

function ForecastText({
  forecast: { state, runs_out_on },
  lowSpeedKbps,
}: {
  forecast: Schema.DataTrafficUsage['forecast'];
  lowSpeedKbps?: number;
}) {
  switch (state) {
    case 'enough':
      return <Phrase>いまの使い方なら、月末まで足ります。</Phrase>;
    case 'short':
      return (
        <>
          <Phrase>いまの使い方なら、</Phrase>
          <Phrase>
            <b>{runs_out_on ? dayText(runs_out_on) : '月末までに'}</b>使い切りそうです。
          </Phrase>
        </>
      );
    case 'used_up':
      return (
        <>
          <Phrase>使い切りました。</Phrase>
          <Phrase>
            月末まで低速{lowSpeedKbps && <Nowrap>(最大{lowSpeedKbps}kbps)</Nowrap>}になります。
          </Phrase>
        </>
      );
    case 'unlimited':
      return <>データは無制限です。残りを気にせずお使いいただけます。</>;
    case 'unknown':
      return <>使えるデータは、まだありません。開通すると、ここに残りを表示します。</>;
    default:
      return <>月末までの見通しを読み込めません。</>;
  }
}

const dayText = (day: string) =>
  daysUntil(day, now()) <= 0 ? '今日のうちに' : `${formatDay(day)}ごろ`;

// Below the name at 640 and less, and in line with it.
const below = { display: { xs: 'block', sm: 'inline' }, pl: { xs: 13, sm: 0 } };

const Left = styled.span`
  font-size: 18px;
  small {
    font-size: 14px;
    color: var(--ink-2);
  }
  &,
  small {
    white-space: nowrap;
  }
  ${media.narrow} {
    white-space: normal;
  }
`;

/** The parts of the data in the order in which they are used, as a ruler with its table. */
function DataParts({ usage }: { usage: Schema.DataTrafficUsage }) {
  const parts = usage.parts.map((part, index) => ({ ...part, index }));
  const total = (usage.total_mb ?? 0) / 1000;
  return (
    <Box sx={{ mt: { xs: 6, sm: 9 } }}>
      {total > 0 && (
        <Ruler
          label={`データの残り ${formatGb(usage.left_mb ?? 0)}GB。内訳は下の表にあります`}
          unit="GB"
          total={total}
          restLabel="使った分"
          parts={parts.map((part) => ({
            key: String(part.index),
            label: labelOf(dataParts, part.kind),
            value: (part.left_mb ?? 0) / 1000,
          }))}
        />
      )}
      <Box sx={{ mt: 3 }}>
        <DataTable
          caption="データの残りの内訳"
          rows={parts}
          rowKey={(part) => String(part.index)}
          columns={[
            {
              key: 'kind',
              head: '使う順',
              cell: (part) => (
                <Box
                  component="span"
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 3, fontWeight: 400 }}
                >
                  <Swatch index={part.index} />
                  <b>{labelOf(dataParts, part.kind)}</b>
                </Box>
              ),
            },
            {
              key: 'until',
              head: '期限',
              below: true,
              cell: (part) => (
                <Box component="span" sx={below}>
                  {until(part)}
                </Box>
              ),
            },
            {
              key: 'left',
              head: '残り',
              right: true,
              cell: ({ left_mb, total_mb }) => (
                <Left>
                  {formatGb(left_mb ?? 0)} <small>/ {formatGb(total_mb ?? 0)} GB</small>
                </Left>
              ),
            },
          ]}
        />
      </Box>
    </Box>
  );
}

/** Until when a part can be used or, if the rest of it can be carried over, until when that is. */
function until({ left_mb, expires_on, carry_over_until }: Schema.DataPart) {
  if (left_mb === 0) return '使い切りました';
  if (carry_over_until === null) return untilDay(expires_on);
  return (
    <>
      <Nowrap>{untilDay(carry_over_until)}</Nowrap>
      <Nowrap>繰り越せます</Nowrap>
    </>
  );
}
