import { useSuspenseQueries } from '@tanstack/react-query';
import type { BusinessError } from '@/api/errors';
import type { CancelTarget } from '@/catalogue/codes';
import { isRejection } from '@/procedure/queryOrRejection';
import { planQueries, type ReservedCallFlat, type ReservedPlan } from './queries';

export interface CancelValues {
  /** Target and receipt number of the change: `price_plan PX2611140128`. */
  target: string;
}

/** What is reserved and can be taken back still. */
export interface Reserved {
  plan: ReservedPlan | undefined;
  callFlat: ReservedCallFlat | undefined;
  /** Why there is nothing, or not all: too late, or nothing was applied for. */
  refusals: BusinessError[];
}

/** Both kinds of reserved changes. */
export function useReserved(): Reserved {
  const [{ data: plan }, { data: callFlat }] = useSuspenseQueries({
    queries: [planQueries.reservedPlan(), planQueries.reservedCallFlat()],
  });
  return {
    plan: isRejection(plan) ? undefined : plan,
    callFlat: isRejection(callFlat) ? undefined : callFlat,
    refusals: [plan, callFlat].flatMap((answer) => (isRejection(answer) ? [answer.refusal] : [])),
  };
}

/** The choice of one reserved change. */
export const targetOf = (target: CancelTarget, { receipt_number }: { receipt_number: string }) =>
  `${target} ${receipt_number}`;

/** The choices that there are. */
export function targets({ plan, callFlat }: Reserved): string[] {
  return [
    ...(plan ? [targetOf('price_plan', plan)] : []),
    ...(callFlat ? [targetOf('voice_call_fixed_option', callFlat)] : []),
  ];
}

/** A choice as the contract sends it. */
export function parseTarget(choice: string): { target: CancelTarget; receipt_number: string } {
  const [target, receipt_number = ''] = choice.split(' ');
  return {
    target: target === 'price_plan' ? target : 'voice_call_fixed_option',
    receipt_number,
  };
}
