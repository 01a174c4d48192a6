import Button from '@mui/material/Button';
import { oldEnough } from '@/catalogue/rules';
import { now } from '@/lib/clock';
import { comesOfAge } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';

/** The way out of most procedures that can't be done now. */
export const contractLink = (
  <Button variant="secondary" href={paths.contract()}>
    ご契約情報を見る
  </Button>
);

/** The ways out while what the procedure begins is under way. */
export const progressLinks = (
  <>
    <Button variant="secondary" href={paths.progress()}>
      手続きの状況を見る
    </Button>
    <Button variant="text" href={paths.contract()}>
      ご契約情報に戻る
    </Button>
  </>
);

/**
 * Why a customer under 18 can't apply for anything, and from when they can; what they have already
 * can be changed and terminated at any age.
 * @param birthday ISO day
 */
export function tooYoung(birthday: string): Blocked | undefined {
  const reason = oldEnough(birthday, now());
  if (reason === undefined) return undefined;
  return {
    opens: comesOfAge(birthday),
    reason,
    possible: 'ご契約中のサービスの変更と解約は、いまもお手続きいただけます。',
    actions: contractLink,
  };
}
