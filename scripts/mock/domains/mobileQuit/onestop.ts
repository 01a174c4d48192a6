import type { Handlers } from '../domain.ts';
import { onestopOf, onestopRefusal } from './onestopFlow.ts';
import { canMove, feesOf, lossesOf } from './simQuitCost.ts';
import { lastDayFrom } from './simQuitState.ts';

/** Whether and how a number leaves by the one-stop flow of another carrier. */
export const onestop: Handlers = {
  getMnpOnestopAlignInfo: ({ mock, session, customer, service, now }) => {
    const refusal = onestopRefusal(mock, session, service, now);
    if (refusal) return refusal;
    return {
      ...onestopOf(session),
      numbers: customer.services
        .filter((each) => canMove({ session, now }, each))
        .flatMap(({ listed: { service_id, phone_number, contract_type, plan_name } }) =>
          phone_number && contract_type
            ? [{ service_id, phone: phone_number, contract_type, planName: plan_name }]
            : [],
        ),
    };
  },

  getMnpOnestopQuitInfo: (call) => {
    const { mock, session, service, now } = call;
    const refusal = onestopRefusal(mock, session, service, now);
    if (refusal) return refusal;
    const { phone_number, plan_name } = service.listed;
    const quit_on = lastDayFrom('onestop', now);
    const { fees, fee_total } = feesOf(call, quit_on);
    return {
      ...onestopOf(session),
      phone: phone_number ?? '',
      planName: plan_name,
      quit_on,
      losses: lossesOf(call, quit_on, true),
      fees,
      fee_total,
    };
  },
};
