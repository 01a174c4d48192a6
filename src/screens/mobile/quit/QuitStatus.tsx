import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/codes';
import { isKnown } from '@/catalogue/labelOf';
import { isPortingStatus, mobileQuitStatuses } from '@/catalogue/mobileQuit';
import { now } from '@/lib/clock';
import { daysUntil, formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { LossList } from '@/procedure/quit/LossList';
import { QuitCost } from '@/procedure/quit/QuitCost';
import { lostOf, ReturnList, returnsOf } from '@/procedure/quit/ReturnList';
import { shapeOf } from '@/screens/shared/statuses';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Status, type StatusShape } from '@/ui/status/Status';
import { MnpNumber } from './MnpNumber';
import { useNumberOnItsWay } from './quitEntry';

const shapes: Record<Code.MobileQuitStatus, StatusShape> = {
  accept: { mark: 'half', label: mobileQuitStatuses.accept },
  wait_mnp_port_out_number: { mark: 'half', label: mobileQuitStatuses.wait_mnp_port_out_number },
  wait_mnp_port_out: { mark: 'half', label: mobileQuitStatuses.wait_mnp_port_out },
  end: { mark: 'slashed', label: mobileQuitStatuses.end },
};

/** The state of a cancellation, its MNP number, and the link to take it back. */
export function QuitStatus({ info }: { info: Schema.MobileQuitInfo }) {
  const { status, losses, fees } = info;
  useNumberOnItsWay(status === 'wait_mnp_port_out_number');
  const isOver = status === 'end';
  const isRead = status === null || isKnown(mobileQuitStatuses, status);
  const lost = lostOf(losses);
  const returns = returnsOf(losses);
  const isPorting = isPortingStatus(status);
  return (
    <>
      <Section label="手続きの状況" first>
        <Stack useFlexGap spacing={7}>
          {status && (
            <p>
              <Status {...shapeOf(shapes, status)} />
            </p>
          )}
          {isRead && (
            <div>
              <DateFigure day={info.quit_on} size="l" after={isOver ? 'に解約' : 'まで'} />
            </div>
          )}
          <Typography variant="lead">
            {!isRead
              ? '解約の状況を読み込めません。お手数ですが、サポート窓口へお電話ください。'
              : isOver
                ? 'ご利用は終わりました。ご請求は、引き続きこのマイページでご覧いただけます。'
                : isPorting
                  ? '移る先の会社で開通した日に、ご利用が終わります。開通しないときは、この日の24:00に終わり、番号は残せません。'
                  : 'この日の24:00に、ご利用が終わります。'}
          </Typography>
        </Stack>
      </Section>
      {isPorting && <MnpNumber info={info} />}
      {!isOver && (isRead || info.canQuitCancel) && <TakeBack info={info} />}
      {lost.length > 0 && (
        <Section label="使えなくなるもの">
          <LossList losses={lost} when={isPorting ? '開通した日から' : undefined} />
        </Section>
      )}
      {returns.length > 0 && (
        <Section label="返却していただくもの">
          <ReturnList returns={returns} to={paths.mobileRentalWifi()} />
        </Section>
      )}
      {fees.length > 0 && (
        <Section label="解約にかかる費用">
          <QuitCost
            info={info}
            note={isPorting ? '解約した月の翌月のご請求に含まれます' : undefined}
          />
        </Section>
      )}
    </>
  );
}

function TakeBack({
  info: { status, canQuitCancel, cancel_until },
}: {
  info: Schema.MobileQuitInfo;
}) {
  const left = cancel_until ? daysUntil(cancel_until, now()) : 0;
  return (
    <Section label="解約の取り消し">
      <p>
        {!canQuitCancel ? (
          '取り消しの期限を過ぎているため、この解約は取り消せません。'
        ) : cancel_until ? (
          <>
            {isPortingStatus(status) && '移る先の会社で開通するまで、'}
            <Nowrap>{formatFullDay(cancel_until)}</Nowrap>まで取り消せます
            <Nowrap>({left === 0 ? '今日まで' : `あと${left}日`})</Nowrap>
            。取り消すと、これまでと同じようにお使いいただけます。
          </>
        ) : (
          'この解約は取り消せます。'
        )}
      </p>
      <Actions>
        {canQuitCancel && (
          <Button variant="secondary" href={paths.mobileQuitCancel()}>
            解約を取り消す
          </Button>
        )}
        <Button variant="text" href={paths.mobileContract()}>
          ご契約情報に戻る
        </Button>
      </Actions>
    </Section>
  );
}
