import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { LossList } from '@/procedure/quit/LossList';
import { QuitCost } from '@/procedure/quit/QuitCost';
import { lostOf, ReturnList, returnsOf } from '@/procedure/quit/ReturnList';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { useQuitInfo } from './quitEntry';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** A part of the step with its heading, in the narrow column. */
function Part({ title, children }: PartProps) {
  return (
    <Box component="section" sx={{ my: { xs: 7, sm: 9 } }}>
      <Typography variant="label" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** What a cancellation means: what is lost and from when, what it costs (docs/design.md §7). */
export function QuitContent() {
  const info = useQuitInfo();
  const { quit_on, losses, can_mnp, mnp_quit_on } = info;
  const lost = lostOf(losses);
  const returns = returnsOf(losses);
  return (
    <>
      <Typography variant="lead">
        <Nowrap>{formatDay(quit_on)}</Nowrap>
        に解約する場合です。<Nowrap>まだ何も変わっていません。</Nowrap>
      </Typography>
      <Part title="使えなくなるもの">
        {lost.length > 0 ? <LossList losses={lost} /> : <p>特にありません。</p>}
      </Part>
      {returns.length > 0 && (
        <Part title="返却していただくもの">
          <ReturnList returns={returns} to={paths.mobileRentalWifi()} />
        </Part>
      )}
      <Part title="解約にかかる費用">
        <QuitCost info={info} />
      </Part>
      {can_mnp && mnp_quit_on && (
        <Part title="番号を残して、ほかの会社に移る方へ">
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
                    <Phrase>移る先の会社で</Phrase>開通した日に解約となります。
                    <Nowrap>{formatDay(mnp_quit_on)}までに</Nowrap>
                    開通しないときは、その日の24:00に解約となり、番号は残せません。
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
