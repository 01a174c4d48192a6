import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { LossList } from '@/ui/row/LossList';
import { NumberedSteps } from '@/ui/row/NumberedSteps';
import { QuitCost } from '@/ui/row/QuitCost';
import { lostOf, ReturnList, returnsOf } from '@/ui/row/ReturnList';
import { Part } from './layout';
import { useQuitInfo, type QuitValues } from './quitEntry';

/** What leaving means: what is lost and from when, what it costs (look: quit-1). */
export function QuitContent() {
  const { setValue } = useFormContext<QuitValues>();
  const info = useQuitInfo();
  const { quit_on, losses, can_mnp, mnp_quit_on } = info;
  const lost = lostOf(losses);
  const returns = returnsOf(losses);
  useEffect(() => {
    setValue('seen_quit_on', quit_on);
    setValue('seen_mnp_quit_on', mnp_quit_on ?? '');
  }, [quit_on, mnp_quit_on, setValue]);
  return (
    <>
      <Typography variant="lead">
        <Nowrap>{formatDay(quit_on)}</Nowrap>
        に解約する場合です。<Nowrap>まだ何も変わっていません。</Nowrap>
      </Typography>
      <Part>
        <h2>使えなくなるもの</h2>
        {lost.length > 0 ? <LossList losses={lost} /> : <p>特にありません。</p>}
      </Part>
      {returns.length > 0 && (
        <Part>
          <h2>返却していただくもの</h2>
          <ReturnList returns={returns} to={paths.mobileRentalWifi()} />
        </Part>
      )}
      <Part>
        <h2>解約にかかる費用</h2>
        <QuitCost info={info} />
      </Part>
      {can_mnp && mnp_quit_on && (
        <Part>
          <h2>番号を残して、ほかの会社に移る方へ</h2>
          <NumberedSteps
            steps={[
              {
                title: 'MNPワンストップ(予約番号なし)',
                text: '移る先の会社でお申し込みを始め、「ワンストップ」をお選びください。途中でMinamoの画面に移り、解約に同意するだけで済みます。ここでのお手続きは不要です。',
              },
              {
                title: 'MNP予約番号を発行する',
                text: (
                  <>
                    次の画面で「番号を残して、ほかの会社に移る」をお選びください。
                    <Phrase>番号の発行だけでは解約になりません。</Phrase>
                    移る先の会社で開通した日に解約となり、開通しないときは
                    <Nowrap>{formatDay(mnp_quit_on)}まで</Nowrap>お使いいただけます。
                  </>
                ),
              },
            ]}
          />
        </Part>
      )}
    </>
  );
}
