import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { queryOrRejection, type Rejection, useRead, withoutRejection } from '@/api/query';
import type { RestrictedSetting, RestrictionReason } from '@/catalogue/generated/codes';
import { lookUp, type Open } from '@/catalogue/labelOf';
import { stopDuration } from '@/catalogue/stopRestart';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { blockedBy, type NextAction } from './blockedBy';

type Rule = Schema.Restriction & { reason: Open<Exclude<RestrictionReason, 'not_eligible'>> };

const progress: NextAction = {
  text: '手続きの進み具合は、「手続きの状況」でお確かめいただけます。',
  action: '手続きの状況を見る',
  to: paths.mobileProgress(),
};

const seeing: NextAction = {
  text: 'いまのご契約は、これまでどおりお使いいただけます。',
  action: 'トップに戻る',
  to: paths.mobileTop(),
};

/** The next action if an unpaid bill prevents a procedure. */
export const paying: NextAction = {
  text: 'お支払いの方法は、ご請求の一覧でお確かめいただけます。',
  action: 'ご請求の一覧を見る',
  to: paths.mobileBilling(),
};

/** What the customer can do instead, by why a procedure is closed. */
const nextActions: Record<Exclude<RestrictionReason, 'not_eligible'>, NextAction> = {
  shipping: progress,
  change_reserved: progress,
  quitting: {
    text: '解約の状況は、解約の画面でお確かめいただけます。',
    action: '解約の状況を見る',
    to: paths.mobileQuit(),
  },
  suspended: {
    text: `停止と再開には、それぞれ${stopDuration}かかります。`,
    action: '停止・再開の状況を見る',
    to: paths.mobileStopRestart(),
  },
  not_activated: progress,
  unpaid: paying,
  system_work: seeing,
};

/** What can be done while a procedure is closed. */
export const nextActionOf = ({ reason }: Rule): NextAction => lookUp(nextActions, reason) ?? seeing;

/**
 * What closes a procedure for a SIM now, beside what its own read refuses. `not_eligible`, for what the plan
 * doesn't include, is left to that read, which explains it in terms of the procedure.
 */
export function restrictionOf(
  restrictions: readonly Schema.Restriction[],
  setting: RestrictedSetting,
) {
  const closed = restrictions.find((one) => one.setting === setting);
  return closed && isRule(closed) ? closed : undefined;
}

const isRule = (closed: Schema.Restriction): closed is Rule => closed.reason !== 'not_eligible';

/** Why a procedure is closed for the selected SIM now, with what to do instead. */
export function useRestricted(setting: RestrictedSetting): Blocked | undefined {
  const { restrictions } = useRead(api.getSettingsRestriction);
  const closed = restrictionOf(restrictions, setting);
  if (!closed) return undefined;
  return blockedBy({
    reason: closed.text,
    opens: closed.available_from,
    nextAction: nextActionOf(closed),
    exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  });
}

/**
 * The hooks of a read that the server may refuse.
 * @param query what `read` gives
 * @returns one that gives the answer or its refusal, and one for parts that are shown only while it isn't refused,
 *   which throws a refusal that comes after all
 */
export function refusable<Data extends object>(
  query: () => Parameters<typeof queryOrRejection<Data>>[0],
): readonly [useAnswer: () => Data | Rejection, useAllowed: () => Data] {
  const useAnswer = () => useSuspenseQuery(queryOrRejection(query())).data;
  const useAllowed = () => withoutRejection(useAnswer());
  return [useAnswer, useAllowed];
}
