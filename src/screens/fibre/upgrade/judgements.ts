import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { isKnown } from '@/catalogue/labelOf';
import { areaDetails, upgradeJudgements, upgradeMessages } from '@/catalogue/upgrade';

export interface Judgements {
  area: Schema.AreaJudgement;
  enable: Schema.EnableJudgement;
  state: Schema.UpgradeState;
  accept: Schema.AcceptJudgement;
}

/** All judgements, read at once. */
export function useJudgements(): Judgements {
  const [area, enable, state, accept] = useSuspenseQueries({
    queries: [
      read(api.getG10upgAreaJudge),
      read(api.getG10upgEnableJudge),
      read(api.getG10upgStateInfo),
      read(api.getG10upgAcceptJudge),
    ],
  });
  return { area: area.data, enable: enable.data, state: state.data, accept: accept.data };
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
