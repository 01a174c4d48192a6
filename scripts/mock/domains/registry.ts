import { account } from './account.ts';
import { billing } from './billing.ts';
import type { Handlers, PublicHandlers } from './domain.ts';
import { publicSession, session } from './session.ts';

/** All domains: what is not here is answered by a named example. */
export const handlers: Handlers = { ...session, ...account, ...billing };

export const publicHandlers: PublicHandlers = publicSession;
