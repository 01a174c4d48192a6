import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, japanTime } from '@/lib/date';
import { Nowrap, Phrase } from '@/ui/page/Page';

interface DataForecastProps {
  usage: Schema.DataTrafficUsage;
  /** Known once the switch has been read. */
  lowSpeedKbps?: number;
}

/** Whether the data lasts to the end of the month at this pace, and how long that is. */
export function DataForecast({ usage, lowSpeedKbps }: DataForecastProps) {
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
