import Box from '@mui/material/Box';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/codes';
import { formatGb } from '@/lib/data';
import { formatTime } from '@/lib/date';
import { shapeOf } from '@/screens/shared/statuses';
import { Figure } from '@/ui/figure/Figure';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Status, type StatusShape } from '@/ui/status/Status';
import { DataActions } from './DataActions';
import { DataForecast } from './DataForecast';
import { DataParts } from './DataParts';

interface DataHeroProps {
  usage: Schema.DataTrafficUsage;
  /** The state of the switch, once it has been read. */
  control?: Schema.TrafficControl | undefined;
  /** Nothing of the data is used while the SIM is stopped, so nothing is foretold. */
  isStopped: boolean;
}

/** How much data is left, whether it will last, and its parts (docs/design.md §6). */
export function DataHero({ usage, control, isStopped }: DataHeroProps) {
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
          {isStopped ? (
            <Status {...stopped} />
          ) : (
            control && <Status {...shapeOf(speeds, control.speed)} />
          )}
        </Box>
      )}
      <Box sx={{ mt: { xs: 1, sm: 3 }, mb: { xs: 3, sm: 6 } }}>
        <Figure size="xl" value={formatGb(left_mb ?? used_mb)} unit="GB" />
      </Box>
      {!isStopped && <DataForecast usage={usage} lowSpeedKbps={control?.low_speed_kbps} />}
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

const stopped: StatusShape = { mark: 'slashed', label: '利用停止中' };
