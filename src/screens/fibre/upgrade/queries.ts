import { api } from '@/api/generated/operations';
import { read } from '@/api/query';

/** The judgements of an upgrade to 10G, which the screen starts with. */
export const upgradeReads = () => [
  read(api.getG10upgAreaJudge),
  read(api.getG10upgEnableJudge),
  read(api.getG10upgStateInfo),
  read(api.getG10upgAcceptJudge),
];
