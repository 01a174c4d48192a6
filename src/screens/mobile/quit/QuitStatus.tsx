import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown } from '@/catalogue/labelOf';
import { isPortingStatus, mobileQuitStatuses } from '@/catalogue/mobileQuit';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, formatFullDay, untilFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked, CurrentStatus } from '@/procedure/BlockedPage';
import { LossList, lostOf, QuitCost, ReturnList, returnsOf } from '@/procedure/quit/LossList';
import { ReceiptCodes } from '@/procedure/Receipt';
import { shapeOf } from '@/screens/shared/statuses';
import { useStop } from '@/screens/shared/useStop';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Status, type StatusShape } from '@/ui/status/Status';
import { useIssuedNumber, useQuitAnswer } from './quitValues';

const shapes: Record<Code.MobileQuitStatus, StatusShape> = {
  accept: { mark: 'half', label: mobileQuitStatuses.accept },
  wait_mnp_port_out_number: { mark: 'half', label: mobileQuitStatuses.wait_mnp_port_out_number },
  wait_mnp_port_out: { mark: 'half', label: mobileQuitStatuses.wait_mnp_port_out },
  end: { mark: 'slashed', label: mobileQuitStatuses.end },
};

/** The state of a cancellation, its MNP number, and the link to take it back. */
function QuitStatus({ info }: { info: Schema.MobileQuitInfo }) {
  const { status, losses, fees } = info;
  useIssuedNumber(status === 'wait_mnp_port_out_number');
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

/** The number that the other carrier asks for, with its last day; or that it is being issued, or not needed. */
function MnpNumber({ info }: { info: Schema.MobileQuitInfo }) {
  const { status, mnp_number, quit_on, canQuitCancel } = info;
  const isStopped = useStop() !== undefined;
  if (!mnp_number && status !== 'wait_mnp_port_out_number')
    return (
      <Section label="MNPワンストップ">
        <p>MNP予約番号は不要です。続きは、移る先の会社の画面でお手続きください。</p>
      </Section>
    );
  if (!mnp_number)
    return (
      <Section label="MNP予約番号">
        <p>発行しています。発行されると、この画面に表示されます。</p>
      </Section>
    );
  const { number, expires_on } = mnp_number;
  const left = daysUntil(expires_on, now());
  const isExpired = left < 0;
  return (
    <Section label="MNP予約番号">
      {isExpired && (
        <Alert severity="warning">
          <AlertTitle>MNP予約番号の有効期限を過ぎています</AlertTitle>
          この番号では乗り換えられません。
          {canQuitCancel && '解約を取り消すと、新しい番号を発行できます。'}
          {isStopped && '利用を再開すると、'}
          MNPワンストップに対応した会社へは、番号がなくても乗り換えられます。
        </Alert>
      )}
      {!isExpired && <ReceiptCodes codes={[{ label: 'MNP予約番号', value: number }]} />}
      <DescriptionList
        stacked
        items={[
          {
            term: '有効期限',
            value: untilFullDay(expires_on),
            note: isExpired ? '期限切れ' : left === 0 ? '今日まで' : `あと${left}日`,
            strong: true,
          },
          !isExpired && {
            term: '次にすること',
            value: `移る先の会社に、この番号をお伝えください。${formatDay(quit_on < expires_on ? quit_on : expires_on)}までに開通すると、番号を残せます。`,
          },
        ].filter((item) => item !== false)}
      />
    </Section>
  );
}

export function useQuitBlocked(): Blocked | CurrentStatus | undefined {
  const answer = useQuitAnswer();
  if (isRejection(answer)) return notNow(answer.refusal);
  return answer.status ? { state: <QuitStatus info={answer} /> } : undefined;
}

/** Why a cancellation, or taking it back, is refused, and what can be done. */
export function notNow({ code, message }: { code: string; message: string }): Blocked {
  return {
    reason: (
      <p>
        <b>{message}</b>
        {code !== 'already_quit' && 'ご契約は、いまのままです。'}
      </p>
    ),
    possible:
      code === 'cancel_error' ? (
        <p>
          しばらくたってから、もう一度お試しください。お急ぎのときは、
          <Nowrap>{brand.support.phone}</Nowrap>
          <Nowrap>({brand.support.hours})</Nowrap>へお電話ください。
        </p>
      ) : (
        <p>これまでのご請求とご契約の内容は、引き続きご覧いただけます。</p>
      ),
    actions: (
      <>
        <Button variant="secondary" href={paths.mobileContract()}>
          ご契約情報に戻る
        </Button>
        <Button variant="text" href={`tel:${brand.support.phone}`}>
          電話で相談する
        </Button>
      </>
    ),
  };
}
