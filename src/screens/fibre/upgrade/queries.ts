import { fixedApi } from '@/api/clients';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';

/** The judgements of an upgrade to 10G. */
export const upgradeQueries = {
  area: () => readQuery(fixedApi, '/api/read/v1/g10upg-area-judge'),
  enable: () => readQuery(fixedApi, '/api/read/v1/g10upg-enable-judge'),
  state: () => readQuery(fixedApi, '/api/read/v1/g10upg-state-info'),
  accept: () => readQuery(fixedApi, '/api/read/v1/g10upg-accept-judge'),
};

/** All of them, which the screen starts with. */
export const upgradeReads = () => Object.values(upgradeQueries).map((read) => read());

export type AreaJudgement = DataOf<ReturnType<typeof upgradeQueries.area>>;
export type EnableJudgement = DataOf<ReturnType<typeof upgradeQueries.enable>>;
export type UpgradeState = DataOf<ReturnType<typeof upgradeQueries.state>>;
export type AcceptJudgement = DataOf<ReturnType<typeof upgradeQueries.accept>>;
