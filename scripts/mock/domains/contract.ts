import { sessionState, type Handlers, type SignedCall } from './domain.ts';
import type { Success } from './operations.ts';
import { exampleOf } from './sim.ts';
import { simQuitContract } from './simQuitContract.ts';

export type Contract = Success<'getContract'>;

/** What a domain makes of the contract: its status, its procedures, its next plan. */
export type ContractChange = (contract: Contract, call: SignedCall<'getContract'>) => Contract;

/** In the order in which they apply: each sees what those before it made. */
const changes: readonly ContractChange[] = [simQuitContract];

/** The contract of a service: as the customer's named example says, with what was written since. */
export const contract: Handlers = {
  getContract: (call) => {
    const { world, session, service } = call;
    const own = sessionState(session, `contract ${service.listed.service_id}`, () =>
      exampleOf(world, service, 'getContract'),
    );
    return changes.reduce((made, change) => change(made, call), structuredClone(own));
  },
};

type Procedure = Contract['procedures'][number];

/** A procedure that is possible now. */
export const able = (code: Procedure['code'], detail: string | null = null): Procedure => ({
  code,
  detail,
  is_available: true,
  reason: null,
  available_from: null,
});

/** A procedure that is not possible now. */
export const unable = (
  code: Procedure['code'],
  reason: string,
  available_from: string | null = null,
): Procedure => ({ code, detail: null, is_available: false, reason, available_from });

/** The procedures with one of them replaced, or added at the end. */
export const withProcedure = (procedures: readonly Procedure[], changed: Procedure): Procedure[] =>
  procedures.some(({ code }) => code === changed.code)
    ? procedures.map((procedure) => (procedure.code === changed.code ? changed : procedure))
    : [...procedures, changed];
