import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSuspenseQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { followedBy, refusalTitles, withoutTitle } from '@/catalogue/refusals';
import { suspendedTitle } from '@/catalogue/stopRestart';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { blockedBy, type NextAction } from '@/screens/mobile/shared/blockedBy';
import { paying, useRestricted } from '@/screens/mobile/shared/useRestricted';

/** Categories of data charges, by plan family (docs/product.md §9.3). */
export const chargeCategories: Record<Code.ChargeCategory, string> = {
  normal: '通常プラン',
  neo: 'NEOプラン',
};

/** Error when nothing was chosen (docs/product.md §9.3). */
export const chooseOption = 'オプションをご選択してください';

/** Titles of a refused addition of data (docs/product.md §9.3). */
const dataAddRefusalTitle = refusalTitles<
  | Code.ChargeOrderRefusalCode
  | Code.DataAdvanceOrderRefusalCode
  | Code.GigaPlusMissingCode
  | Code.GigaPlusRefusalCode
>({
  charge_limit_over: '今月追加できるデータ量を超えています',
  not_eligible: 'ご契約のプランは対象外です',
  suspended: suspendedTitle,
  unpaid: 'お支払いの確認を待っています',
  payment_failed: 'お支払いの手続きができませんでした',
  data_advance_over_capacity: '前借りできるデータ量を超えています',
  data_advance_out_of_period: 'お申し込みの受付期間外です',
  data_advance_not_possible: 'お申し込みいただけません',
  giga_plus_not_exist: 'このページは表示できません',
  giga_plus_receipt_complete: '受け取りの手続きは完了しています',
  giga_plus_receipt_expired: '受け取りの期限を過ぎています',
});

const charging: NextAction = {
  text: 'データの追加は、いまもできます。',
  action: 'データを追加する',
  to: paths.mobileCharge(),
};

const receiving: NextAction = {
  text: '贈られたデータの受け取りは、いまもできます。',
  action: 'データを受け取る',
  to: paths.packetGiftReceipt(),
};

const seeing: NextAction = {
  text: '使えるデータの残りは、トップでお確かめいただけます。',
  action: 'トップに戻る',
  to: paths.mobileTop(),
};

/** What is possible instead, by the code of the refusal. */
const nextActions: Partial<Record<string, NextAction>> = {
  charge_limit_over: receiving,
  not_eligible: {
    text: 'プランを変更すると、使えるデータの量を変えられます。',
    action: 'ご契約情報を見る',
    to: paths.mobileContract(),
  },
  suspended: {
    text: 'SIMの利用を再開すると、お申し込みいただけます。',
    action: '停止・再開の状況を見る',
    to: paths.mobileStopRestart(),
  },
  unpaid: paying,
  data_advance_over_capacity: charging,
  data_advance_out_of_period: charging,
  data_advance_not_possible: charging,
} satisfies Partial<
  Record<
    Code.ChargeRefusalCode | Code.DataAdvanceRefusalCode | Code.GigaPlusRefusalCode,
    NextAction
  >
>;

// For these codes the server's sentence says everything, and a title would repeat it.
const bySentence = new Set(['not_eligible', 'suspended', 'unpaid', 'data_advance_not_possible']);

/** Why more data can't be had this way now, from when it can, and what can be done (docs/design.md §6). */
export function useBlocked(
  setting: 'charge' | 'data_advance' | 'giga_plus',
  entry: object,
  detail?: string,
): Blocked | undefined {
  const restricted = useRestricted(setting);
  const isChargeOpen = useRestricted('charge') === undefined;
  const offered = isRejection(entry) ? nextActions[entry.refusal.code] : undefined;
  // Who is sent to the charge can make one: the plan or the month's limit may close it too.
  const asked = offered === charging ? [queryOrRejection(read(api.getCharge))] : [];
  const [charge] = useSuspenseQueries({ queries: asked });
  // A restriction of the whole SIM, which closes charging too, comes before the refusal of the procedure
  // itself.
  if (!isRejection(entry) || (restricted && !isChargeOpen)) return restricted;
  const { code, message, details } = entry.refusal;
  const title = dataAddRefusalTitle(code);
  const nextAction = charge && isRejection(charge.data) ? seeing : (offered ?? seeing);
  return blockedBy({
    reason: (
      <>
        {!bySentence.has(code) && <b>{title}。</b>}
        {withoutTitle(title, message)}
        {detail}
      </>
    ),
    opens: details['available_from'],
    nextAction,
    exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  });
}

/**
 * The alert on the review for a write that was refused.
 * @param unchanged says what did not happen
 */
export function refusalText({ code, message }: BusinessError, unchanged: string) {
  const title = dataAddRefusalTitle(code);
  return { title, text: followedBy(message, unchanged) };
}

/**
 * Where the customer sees whether it took effect: the state now, and a link to the notices, which keep
 * receipts.
 */
export function UnknownState({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Button variant="text" href={paths.mobileNotificationHistory()}>
        受付の控えをお知らせ履歴で見る
      </Button>
    </>
  );
}

interface OutcomeProps {
  title: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** The result of the choice, above the button to the next step (docs/design.md §7). */
export function Outcome({ title, caption, children }: OutcomeProps) {
  return (
    <Box
      component="section"
      sx={{ mt: { xs: 9, sm: 11 }, pt: 5, borderTop: '2px solid var(--ink)' }}
    >
      <Typography variant="label">{title}</Typography>
      {caption && <Typography variant="help">{caption}</Typography>}
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Box>
  );
}
