import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDay } from '@/lib/date';
import { Nowrap } from '@/ui/page/Page';
import { LossList } from '@/ui/row/LossList';
import { Lead } from '@/ui/Text';
import { QuitCost } from '@/ui/row/QuitCost';
import { Part } from './layout';
import { useQuitInfo, type QuitValues } from './quitEntry';

/** What leaving means: what is lost and from when, what it costs (look: quit-1). */
export function QuitContent() {
  const { setValue } = useFormContext<QuitValues>();
  const info = useQuitInfo();
  const { quit_on, losses, can_mnp } = info;
  useEffect(() => setValue('seen_quit_on', quit_on), [quit_on, setValue]);
  return (
    <>
      <Lead>
        <Nowrap>{formatDay(quit_on)}</Nowrap>
        に解約する場合です。<Nowrap>まだ何も変わっていません。</Nowrap>
      </Lead>
      <Part>
        <h2>使えなくなるもの</h2>
        {losses.length > 0 ? <LossList losses={losses} /> : <p>特にありません。</p>}
      </Part>
      <Part>
        <h2>解約にかかる費用</h2>
        <QuitCost info={info} />
      </Part>
      {can_mnp && (
        <p>
          番号を残してほかの会社に移る方は、次の画面で<Nowrap>MNP予約番号</Nowrap>を選べます。
        </p>
      )}
    </>
  );
}
