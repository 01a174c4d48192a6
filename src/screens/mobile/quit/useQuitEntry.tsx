import Button from '@mui/material/Button';
import { isRejection } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { paths } from '@/paths';
import type { Blocked, CurrentStatus } from '@/procedure/BlockedPage';
import { Nowrap } from '@/ui/page/Page';
import { useQuitAnswer } from './quitEntry';
import { QuitStatus } from './QuitStatus';

/** The state of a cancellation that was applied for, or why none is possible. */
export function useQuitEntry(): Blocked | CurrentStatus | undefined {
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
