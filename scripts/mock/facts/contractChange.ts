import type { Success } from '../contractTypes.ts';
import type { ServiceCall } from '../handler.ts';

export type Contract = Success<'getContract'>;

/** What a subject makes of the contract: its status, its procedures, its next plan. */
export type ContractChange = (contract: Contract, call: ServiceCall) => Contract;

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

/** Procedures that stay open after the last day: those for the last bills, the documents and the login. */
const stays: ReadonlySet<Procedure['code']> = new Set([
  'payment',
  'customer',
  'email',
  'password',
  'promotion',
  'document',
  'rental_wifi',
]);

/** The procedures after the last day, in the order in which they were. */
export const afterTheEnd = (procedures: readonly Procedure[]): Procedure[] =>
  procedures.map((each) => (stays.has(each.code) ? each : unable(each.code, '解約済みです。')));

const withProcedure = (procedures: readonly Procedure[], changed: Procedure): Procedure[] =>
  procedures.some(({ code }) => code === changed.code)
    ? procedures.map((procedure) => (procedure.code === changed.code ? changed : procedure))
    : [...procedures, changed];

/** The contract with procedures replaced, or added at the end. */
export const withProcedures = (contract: Contract, ...changed: Procedure[]): Contract => ({
  ...contract,
  procedures: changed.reduce(withProcedure, contract.procedures),
});

/** The contract with a procedure closed, because there is nothing to do in it. */
export const withoutProcedure = (
  contract: Contract,
  code: Procedure['code'],
  reason: string,
): Contract => ({
  ...contract,
  procedures: contract.procedures.map((each) =>
    each.code === code && each.is_available ? unable(code, reason) : each,
  ),
});
