import Button from '@mui/material/Button';
import { paths } from '@/paths';
import { isRejection } from '@/procedure/queryOrRejection';
import type { Blocked } from '@/procedure/procedure';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { useCallEntry } from './callEntry';

/** A SIM without calls, or one whose options can't be changed: stopped, leaving. */
export function useCallBlocked(): Blocked | undefined {
  const entry = useCallEntry();
  const restricted = useRestricted('call_service');
  if (!isRejection(entry)) return restricted;
  const hasNoCalls = entry.refusal.status === 404;
  return {
    reason: (
      <p>
        {hasNoCalls
          ? '通話のないご契約(データ専用、データ+SMS)のため、通話オプションはご利用いただけません。'
          : entry.refusal.message}
      </p>
    ),
    possible: (
      <p>
        {hasNoCalls
          ? 'お持ちのほかの番号で、音声のご契約があれば、お手続きいただけます。'
          : 'いまの設定は、そのままお使いいただけます。'}
      </p>
    ),
    actions: (
      <>
        <Button variant="secondary" href={paths.mobileOption()}>
          ご契約オプションに戻る
        </Button>
        {hasNoCalls && (
          <Button variant="text" href={paths.service()}>
            番号を選ぶ
          </Button>
        )}
      </>
    ),
  };
}
