import { fibreExample } from '../facts/examples.ts';
import { installationOf, isMansion, planNow } from '../facts/fibreContract.ts';
import { nextPlan, openedOn, planFeeOf, upgradedCodes, upgradedPlan } from '../facts/fibrePlan.ts';
import type { Handlers } from '../handler.ts';

/** The fibre line of the customer who asks. The examples are those of the customer of the pictures. */
export const fibreLine: Handlers = {
  getContractPlan: (call) => {
    const example = fibreExample(call, 'getContractPlan');
    const plan = planNow(call, example.plan);
    const upgraded = upgradedPlan(call);
    const next = nextPlan(call);
    return {
      ...example,
      plan,
      monthly_fee: upgraded?.monthly_fee ?? planFeeOf(call),
      next_plan: next
        ? {
            planCode: upgradedCodes(plan).planCode,
            planName: next.plan_name,
            starts_on: next.starts_on,
            monthly_fee: next.monthly_fee,
          }
        : null,
      house_type: isMansion(plan) ? 'multiple' : 'single',
    };
  },

  // The mailbox comes with the line; before, nothing can have been received.
  getSonetMail: (call) => {
    const { session } = call;
    const example = fibreExample(call, 'getSonetMail');
    if (openedOn(call))
      return { ...example, mailboxes: example.mailboxes.map((one) => ({ ...one, used_mb: 0 })) };
    const isWaiting = session.customer.user.plan?.cnStatusCode === 'ENTR';
    return isWaiting ? { ...example, mailboxes: [] } : example;
  },

  getInstallationAddressInfo: (call) => installationOf(call),
};
