import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useRead, useReads } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { formatDay } from '@/lib/date';
import { present } from '@/lib/present';
import type { Blocked } from '@/procedure/BlockedPage';
import { contractLink, progressLinks, tooYoung } from '@/screens/fibre/shared/blocked';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { refusalTitles } from '../../../catalogue/refusals';

export interface Judgements {
  area: Schema.AreaJudgement;
  enable: Schema.EnableJudgement;
  state: Schema.UpgradeState;
  accept: Schema.AcceptJudgement;
}

export function useJudgements(): Judgements {
  const [area, enable, state, accept] = useReads(
    read(api.getG10upgAreaJudge),
    read(api.getG10upgEnableJudge),
    read(api.getG10upgStateInfo),
    read(api.getG10upgAcceptJudge),
  );
  return { area: area, enable: enable, state: state, accept: accept };
}

/**
 * The first reason against an upgrade, in this order: one under way, the plan or the contract's state,
 * the equipment, the address, the acceptance (docs/product.md §6.7).
 * @returns undefined when it can be applied for; `opens` if a day is known
 */
export function obstacle({ area, enable, state, accept }: Judgements): Obstacle | undefined {
  if (state.state === 'done') return { reason: upgradeMessages.done };
  if (state.state === 'accepted' || state.state === 'scheduled')
    return { reason: upgradeMessages.accepted };
  if (enable.upgrade === '0')
    return { reason: enable.reason ?? `${upgradeJudgements.not_upgrade_ng}。` };
  if (enable.sts === '0') return { reason: enable.reason ?? `${upgradeJudgements.not_sts_ng}。` };
  if (state.link === '0') return { reason: upgradeMessages.linkNg };
  if (area.detail_state === 'not_providing') return { reason: upgradeMessages.notProviding };
  if (area.detail_state === 'scheduled')
    return { reason: upgradeMessages.scheduledArea, opens: area.scheduled_on ?? undefined };
  if (accept.result === '0' || accept.first_day === null)
    return { reason: accept.reason ?? `${upgradeJudgements.result_ng}。` };
  const flags = [enable.upgrade, enable.sts, state.link, accept.result];
  const isRead =
    state.state === 'none' &&
    flags.every((flag) => flag === '1') &&
    isKnown(areaDetails, area.detail_state);
  return isRead ? undefined : { reason: upgradeMessages.unread };
}

interface Obstacle {
  reason: string;
  opens?: string;
}

export function useUpgradeBlocked(): Blocked | undefined {
  const judged = useJudgements();
  const young = tooYoung(useRead(api.getContract, ofService('fixed')).customer.birthday);
  const found = obstacle(judged);
  // An upgrade that is under way is shown at any age.
  if (!found || judged.state.state === 'none') {
    if (young) return young;
  }
  if (!found) return undefined;
  const isUnderWay = judged.state.state === 'accepted' || judged.state.state === 'scheduled';
  return {
    opens: found.opens,
    reason: found.reason,
    possible: isUnderWay ? '工事日までは、いまのプランのままお使いいただけます。' : undefined,
    actions: isUnderWay ? progressLinks : contractLink,
    more: <Found judged={judged} />,
  };
}

function Found({ judged: { area, state } }: { judged: Judgements }) {
  return (
    <Section label="お調べした結果">
      <DescriptionList
        narrow
        items={[
          state.accepted_on && { term: 'お申し込み', value: formatDay(state.accepted_on) },
          (state.state === 'accepted' || state.state === 'scheduled' || state.state === 'done') && {
            term: '工事日',
            value: state.construction_on
              ? formatDay(state.construction_on)
              : 'お電話で日程を決めます',
            strong: true,
          },
          { term: 'ご利用場所', value: area.address },
          ...areaRows(area),
        ]}
      />
    </Section>
  );
}

/** Whether 10G is offered at the address, and in its area where that is another answer. */
export function areaRows({ detail_state, summary_state }: Schema.AreaJudgement) {
  const here = labelOf(areaDetails, detail_state);
  const around = labelOf(areaSummaries, summary_state);
  return present([
    { term: 'この住所での提供', value: here, strong: true },
    around !== here && { term: 'この地域での提供', value: around },
  ]);
}

/** Address service state, summary (docs/product.md §6.7). */
const areaSummaries: Record<Code.AreaSummaryState, string> = {
  providing: '提供中',
  providing_partially: '一部で提供中',
  accepting: '受け付け中',
  accepting_partially: '一部で受け付け中',
  scheduled: '提供予定',
  scheduled_partially: '一部で提供予定',
  not_providing: '提供していません',
};

/** Address service state, detail (docs/product.md §6.7). */
const areaDetails: Record<Code.AreaDetailState, string> = {
  providing: '提供中',
  accepting: '受け付け中',
  scheduled: '提供予定',
  not_providing: '提供していません',
};

/** Why an upgrade is not possible, by the check that failed (docs/product.md §6.7). */
const upgradeJudgements = {
  not_upgrade_ng: 'いまのプランからは切り替えられません',
  not_sts_ng: 'ご契約の状態のため、切り替えられません',
  link_ng: '設備の連携ができません',
  result_ng: 'いまはお申し込みいただけません',
} as const;

/** Titles of a refused application; `date_taken` shows at its field. */
export const upgradeRefusalTitle = refusalTitles<Exclude<Code.UpgradeConflictCode, 'date_taken'>>({
  ...upgradeJudgements,
  applicant_too_young: 'お申し込みいただけません',
  token_expired: '時間が過ぎました',
});

const upgradeMessages = {
  linkNg: '設備の連携ができないため、お申し込みいただけません。',
  notProviding: 'ご利用場所では、10ギガを提供していません。',
  scheduledArea: 'ご利用場所では、10ギガの提供がまだ始まっていません。',
  accepted: 'すでにお申し込みを受け付けています。',
  done: 'すでに10ギガに切り替わっています。',
  unread:
    'お申し込みいただけるかどうかを読み込めません。お手数ですが、サポート窓口へお電話ください。',
} as const;
