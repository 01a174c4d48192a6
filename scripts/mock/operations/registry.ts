import type { Handlers, PublicHandlers } from '../handler.ts';
import * as account from './account.ts';
import * as billing from './billing.ts';
import * as campaign from './campaign.ts';
import * as construction from './construction.ts';
import * as contract from './contract.ts';
import * as data from './data.ts';
import * as documents from './documents.ts';
import * as fibreLine from './fibreLine.ts';
import * as gifts from './gifts.ts';
import * as introduction from './introduction.ts';
import { passwordReset, publicSession, session } from './login.ts';
import * as loginSettings from './loginSettings.ts';
import * as notifications from './notifications.ts';
import * as options from './options.ts';
import * as optionTypes from './optionTypes.ts';
import * as payment from './payment.ts';
import * as plan from './plan.ts';
import * as quit from './quit.ts';
import * as sim from './sim.ts';
import * as simOptions from './simOptions.ts';
import * as traffic from './traffic.ts';
import * as voip from './voip.ts';

/** The files of signed operations: each exports handlers, in groups, and nothing else. */
const files: readonly Record<string, Handlers>[] = [
  { session },
  account,
  billing,
  campaign,
  construction,
  contract,
  data,
  documents,
  fibreLine,
  gifts,
  introduction,
  loginSettings,
  notifications,
  optionTypes,
  options,
  payment,
  plan,
  quit,
  sim,
  simOptions,
  traffic,
  voip,
];

/** All signed operations: what is not here is answered by a named example. */
export const handlers = files
  .flatMap((file) => Object.values(file))
  .reduce<Handlers>((all, group) => ({ ...all, ...group }), {});

export const publicHandlers: PublicHandlers = { ...publicSession, ...passwordReset };
