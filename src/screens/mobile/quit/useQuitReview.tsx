import { now } from '@/lib/clock';
import { formatDay, japanDay, japanTime } from '@/lib/date';
import { addDays } from '@/lib/dayRange';
import { formatPhone } from '@/lib/phone';
import type { Review } from '@/procedure/procedure';
import { serviceFor } from '@/session/serviceFor';
import { useSession } from '@/session/useSession';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Alert } from '@/ui/message/Alert';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { QuitCost } from '@/ui/row/QuitCost';
import { Stack } from './layout';
import { useQuitInfo, type QuitInfo, type QuitValues } from './quitEntry';

/** The last day, what was chosen, the cost, and what can't be undone (look: quit-3). */
export function useQuitReview(values: QuitValues): Review<QuitValues> {
  const info = useQuitInfo();
  const session = useSession();
  const service = session && serviceFor(session, 'mobile');
  const { quit_on, reasons, can_mnp } = info;
  const { month, day } = japanTime(quit_on);
  const number = service?.phone_number ? formatPhone(service.phone_number) : undefined;
  const keeps = can_mnp && values.number === 'keep';
  return {
    topics: {
      title: '解約の内容をお確かめください',
      before: <LastDay info={info} seen={values.seen_quit_on} />,
      after: (
        <Section label="解約にかかる費用">
          <QuitCost info={info} />
        </Section>
      ),
    },
    rows: [
      { term: '解約するもの', value: number ?? 'モバイル', note: service?.plan_name, strong: true },
      ...(can_mnp
        ? [
            {
              term: '電話番号',
              value: keeps ? '残す(MNP予約番号を発行)' : '残さない',
              field: 'number' as const,
            },
          ]
        : []),
      {
        term: '理由',
        value: reasons.find(({ code }) => code === values.reason)?.label ?? '-',
        field: 'reason',
      },
    ],
    after: <NoWayBack quitOn={quit_on} keeps={keeps} number={can_mnp ? number : undefined} />,
    consent: '費用と、使えなくなるものを確かめました',
    action: `${month}月${day}日に解約する`,
    variant: 'destructive',
  };
}

function LastDay({ info: { quit_on, losses }, seen }: { info: QuitInfo; seen: string }) {
  return (
    <Section label="最終ご利用日">
      <Stack>
        {seen !== '' && seen !== quit_on && (
          <Alert kind="caution" title="最終ご利用日が変わりました" level={3}>
            お手続き中に日付が変わったため、<Nowrap>{formatDay(seen)}から</Nowrap>
            <Nowrap>{formatDay(quit_on)}に</Nowrap>なりました。
          </Alert>
        )}
        <DateFigure day={quit_on} size="l" />
        <p>
          この日の24:00に、ご利用が終わります。
          {losses.length > 0 && `${losses.map(({ name }) => name).join('、')}も使えなくなります。`}
        </p>
      </Stack>
    </Section>
  );
}

function NoWayBack({
  quitOn,
  keeps,
  number,
}: {
  quitOn: string;
  keeps: boolean;
  number: string | undefined;
}) {
  const until = lastDayToTakeBack(quitOn);
  const back = until ? (
    <>
      取り消しは<Nowrap>{formatDay(until)}まで</Nowrap>できます。
    </>
  ) : (
    '今日が最終ご利用日のため、取り消しはできません。'
  );
  const title = keeps ? (
    `乗り換えは${formatDay(quitOn)}までに終えてください`
  ) : number ? (
    <>
      電話番号 <Nowrap>{number} は</Nowrap>戻せません
    </>
  ) : (
    'この契約は元に戻せません'
  );
  return (
    <Alert kind="caution" title={title}>
      {keeps
        ? 'それまでに移る先の会社で開通しないと、番号を残せません。'
        : `${formatDay(quitOn)}を過ぎると、${number ? '同じ番号' : 'このSIM'}を使えなくなります。`}
      {back}
    </Alert>
  );
}

/** The day before the last one; undefined where that is past. */
function lastDayToTakeBack(quitOn: string): string | undefined {
  const before = addDays(quitOn, -1);
  return before < japanDay(now()) ? undefined : before;
}
