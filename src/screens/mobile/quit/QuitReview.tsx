import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { Fragment } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { now } from '@/lib/clock';
import { addDays, formatDay, formatShortDay, japanDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { useValues } from '@/procedure/procedureData';
import { LossList, lostOf, QuitCost, returnsOf } from '@/procedure/quit/LossList';
import { Review } from '@/procedure/Review';
import { useSession } from '@/session/current';
import { serviceFor } from '@/session/service';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { isPorting, lastDayOf, type QuitValues, useQuitInfo } from './quitValues';

/** The last day, what was chosen, the cost, and what can't be undone (docs/design.md §6). */
export function QuitReview() {
  const values = useValues<QuitValues>();
  const info = useQuitInfo();
  const session = useSession();
  const service = session && serviceFor(session, 'mobile');
  const { reasons, can_mnp } = info;
  const keeps = isPorting(values, info);
  const last = lastDayOf(info, values);
  const number = service?.phone_number ? formatPhone(service.phone_number) : undefined;
  return (
    <Review<QuitValues>
      topics={{
        before: <LastDay info={info} values={values} />,
        after: (
          <Section label="解約にかかる費用">
            <QuitCost
              info={info}
              note={keeps ? '解約した月の翌月のご請求に含まれます' : undefined}
            />
          </Section>
        ),
      }}
      rows={[
        {
          term: '解約するもの',
          value: number ? <Verbatim>{number}</Verbatim> : 'モバイル',
          note: service?.plan_name,
          strong: true,
        },
        can_mnp && {
          term: '電話番号',
          value: keeps ? '残す(MNP予約番号を発行)' : '残さない',
          field: 'number',
        },
        {
          term: '理由',
          value: reasons.find(({ code }) => code === values.reason)?.label ?? '-',
          field: 'reason',
        },
      ]}
      beside={[
        { term: '最終ご利用日', confirms: { quit_on: last } },
        { term: '解約にかかる費用', confirms: { fee_total: info.fee_total } },
      ]}
      after={<NoWayBack last={last} keeps={keeps} number={can_mnp ? number : undefined} />}
      consent="費用と、使えなくなるものを確かめました"
      action={keeps ? 'MNP予約番号を発行する' : `${formatShortDay(last)}に解約する`}
      variant={keeps ? 'primary' : 'destructive'}
    />
  );
}

function LastDay({ info, values }: { info: Schema.MobileQuitInfo; values: QuitValues }) {
  const keeps = isPorting(values, info);
  const last = lastDayOf(info, values);
  const lost = lostOf(info.losses).filter(({ name }) => !keeps || !name.startsWith('電話番号'));
  return (
    <Section label="最終ご利用日">
      <Stack useFlexGap spacing={7}>
        <div>
          <DateFigure day={last} size="l" after={keeps ? 'まで' : undefined} />
        </div>
        <p>
          {keeps
            ? '移る先の会社で開通した日に、ご利用が終わります。この日までに開通しないときは、この日の24:00に解約となり、番号は残せません。番号の有効期限は、発行されると表示されます。'
            : 'この日の24:00に、ご利用が終わります。'}
          {returnsOf(info.losses).map(({ name, note }) => (
            <Fragment key={name}>
              {name}は、{note ?? '返却してください'}。
            </Fragment>
          ))}
        </p>
        {lost.length > 0 && <LossList losses={lost} when={keeps ? '開通した日から' : undefined} />}
      </Stack>
    </Section>
  );
}

function NoWayBack({
  last,
  keeps,
  number,
}: {
  last: string;
  keeps: boolean;
  number: string | undefined;
}) {
  const until = lastDayToTakeBack(last);
  if (keeps)
    return (
      <Alert>
        <AlertTitle component="h2">開通するまでは取り消せます</AlertTitle>
        移る先の会社で開通するまで、
        {until && (
          <>
            <Nowrap>{formatDay(until)}まで</Nowrap>は、
          </>
        )}
        お申し込みを取り消して、いまのままお使いいただけます。
      </Alert>
    );
  return (
    <Alert severity="warning">
      <AlertTitle>
        {number ? (
          <>
            電話番号{' '}
            <Nowrap>
              <Verbatim>{number}</Verbatim> は
            </Nowrap>
            戻せません
          </>
        ) : (
          'この契約は元に戻せません'
        )}
      </AlertTitle>
      {`${formatDay(last)}を過ぎると、${number ? '同じ番号' : 'このSIM'}を使えなくなります。`}
      {until ? (
        <>
          取り消しは<Nowrap>{formatDay(until)}まで</Nowrap>できます。
        </>
      ) : (
        '今日が最終ご利用日のため、取り消しはできません。'
      )}
    </Alert>
  );
}

/** The last day on which it can be taken back: the day before the last one; undefined if it is past. */
function lastDayToTakeBack(quitOn: string): string | undefined {
  const before = addDays(quitOn, -1);
  return before < japanDay(now()) ? undefined : before;
}
