import { useSuspenseQueries } from '@tanstack/react-query';
import type { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read } from '@/api/query';
import type { CancelTarget } from '@/catalogue/codes';

export interface CancelValues {
  /** Target and receipt number of the change: `price_plan PX2611140128`. */
  target: string;
}

/** Reserved changes that can still be taken back. */
export interface Reserved {
  plan: Schema.ReservedPlan | undefined;
  callFlat: Schema.ReservedCallFlat | undefined;
  /** Why a change is missing: it is too late, or none was applied for. */
  refusals: BusinessError[];
}

/** Both kinds of reserved changes. */
export function useReserved(): Reserved {
  const [{ data: plan }, { data: callFlat }] = useSuspenseQueries({
    queries: [
      queryOrRejection(read(api.getCancelExchangePricePlan)),
      queryOrRejection(read(api.getCancelExchangeVoiceCallFixedOption)),
    ],
  });
  return {
    plan: isRejection(plan) ? undefined : plan,
    callFlat: isRejection(callFlat) ? undefined : callFlat,
    refusals: [plan, callFlat].flatMap((answer) => (isRejection(answer) ? [answer.refusal] : [])),
  };
}

/** The value of the choice for a reserved change. */
export const targetOf = (target: CancelTarget, { receipt_number }: { receipt_number: string }) =>
  `${target} ${receipt_number}`;

/** The values of all choices. */
export function targets({ plan, callFlat }: Reserved): string[] {
  return [
    ...(plan ? [targetOf('price_plan', plan)] : []),
    ...(callFlat ? [targetOf('voice_call_fixed_option', callFlat)] : []),
  ];
}

/** Splits a choice into the fields of the request. */
export function parseTarget(choice: string): { target: CancelTarget; receipt_number: string } {
  const [target, receipt_number = ''] = choice.split(' ');
  return {
    target: target === 'price_plan' ? target : 'voice_call_fixed_option',
    receipt_number,
  };
}
