import { useSuspenseQueries } from '@tanstack/react-query';
import { isKnown } from '@/catalogue/labelOf';
import { areaDetails, upgradeJudgements, upgradeMessages } from '@/catalogue/upgrade';
import {
  type AcceptJudgement,
  type AreaJudgement,
  type EnableJudgement,
  upgradeQueries,
  type UpgradeState,
} from './queries';

export interface Judgements {
  area: AreaJudgement;
  enable: EnableJudgement;
  state: UpgradeState;
  accept: AcceptJudgement;
}

/** All judgements, read at once. */
export function useJudgements(): Judgements {
  const [area, enable, state, accept] = useSuspenseQueries({
    queries: [
      upgradeQueries.area(),
      upgradeQueries.enable(),
      upgradeQueries.state(),
      upgradeQueries.accept(),
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
