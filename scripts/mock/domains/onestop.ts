import { japanDay } from '../../../src/lib/date.ts';
import type { Handlers } from './domain.ts';
import { onestopOf, onestopRefusal } from './onestopFlow.ts';
import { canMove, feesOf, lossesOf } from './simQuitCost.ts';

/** Whether and how a number leaves by the one-stop flow of another carrier. */
export const onestop: Handlers = {
  getMnpOnestopAlignInfo: ({ world, session, customer, service, now }) => {
    const refusal = onestopRefusal(world, session, service, now);
    if (refusal) return refusal;
    return {
      ...onestopOf(session, now),
      numbers: customer.services
        .filter(canMove)
        .flatMap(({ listed: { service_id, phone_number, contract_type, plan_name } }) =>
          phone_number && contract_type
            ? [{ service_id, phone: phone_number, contract_type, planName: plan_name }]
            : [],
        ),
    };
  },

  getMnpOnestopQuitInfo: ({ world, session, service, now }) => {
    const refusal = onestopRefusal(world, session, service, now);
    if (refusal) return refusal;
    const { phone_number, plan_name } = service.listed;
    const quit_on = japanDay(now);
    const { fees, fee_total } = feesOf(world, service, quit_on);
    return {
      ...onestopOf(session, now),
      phone: phone_number ?? '',
      planName: plan_name,
      quit_on,
      // The number isn't lost: it moves.
      losses: lossesOf(world, session, service, quit_on).filter(
        ({ name }) => !name.startsWith('電話番号'),
      ),
      fees,
      fee_total,
    };
  },
};
