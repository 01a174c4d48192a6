import { addDays, billMonth, lastDayOfMonth } from '@/lib/date.ts';
import type { OperationId, RequestBody } from '../contractTypes.ts';
import { exchangeCost } from '../facts/bills.ts';
import { callDifference, callRefusal, callState } from '../facts/calls.ts';
import { fibreList } from '../facts/campaigns.ts';
import { onceFee, planChangesOn } from '../facts/optionChange.ts';
import { costOf, leavingFee, outcomeOf } from '../facts/optionOrder.ts';
import { contractedOption, numberOf, phoneInUse, voipFee } from '../facts/options.ts';
import { planOf } from '../facts/plan.ts';
import { earliestDelivery } from '../facts/simCard.ts';
import { firstDay, type OptionKey, optionOf, optionRefusal } from '../facts/simOptions.ts';
import { Refusal, type SignedCall } from '../handler.ts';

/** Operations whose request says what the customer confirmed. */
type Confirmable = {
  [Id in OperationId]: 'confirmed' extends keyof RequestBody<Id> ? Id : never;
}[OperationId];

type Confirmed<Id extends Confirmable> =
  RequestBody<Id> extends { confirmed?: infer Terms } ? NonNullable<Terms> : never;

/**
 * What each order would give if it were taken now, by what its handler and the read behind its review reckon
 * with; undefined where it isn't taken, for which the handler has the reason.
 */
export const terms: {
  [Id in Confirmable]: (call: SignedCall<Id>) => Confirmed<Id> | undefined;
} = {
  postCharge: ({ read, service, body, now }) => {
    const { options = [], added_mb } = read('getCharge', service) ?? {};
    const option = options.find(({ option_code }) => option_code === body.option_code);
    if (!option || added_mb === undefined) return undefined;
    const { price, expires_on } = option;
    return { price, billing_month: billMonth(now), expires_on, added_mb };
  },

  postDataAdvance: ({ read, service, now }) => {
    const entry = read('getDataAdvance', service);
    if (!entry) return undefined;
    const { fee, advanced_mb } = entry;
    return { fee, expires_on: lastDayOfMonth(now), advanced_mb };
  },

  postGigaPlus: ({ read, service }) => {
    const gift = read('getGigaPlus', service);
    return gift && { amount_mb: gift.amount_mb, usable_until: gift.usable_until };
  },

  postPacketGiftCode: ({ read, service }) => {
    const entry = read('getPacketGift', service);
    return entry && { expires_on: entry.expires_on, remaining_times: entry.remaining_times };
  },

  postPacketGiftRequest: ({ read, service, body: { gift_code, auth_code } }) => {
    const gift = read('getPacketGiftRequest', service, { gift_code, auth_code });
    return gift && { amount_mb: gift.amount_mb, usable_until: gift.usable_until };
  },

  postPricePlanExchange: (call) => {
    const exchange = call.read('getPricePlanExchange', call.service);
    const chosen = exchange?.plans.find(({ plan }) => plan.planCode === call.body.planCode);
    if (!exchange || !chosen) return undefined;
    const { monthly_amount } = exchangeCost(call, planOf(call).plan, chosen.plan, call.body);
    return { starts_on: exchange.starts_on, monthly_amount };
  },

  postCallService: (call) => {
    const entry = call.read('getCallService', call.service);
    const [sim, state] = [planOf(call), callState(call)];
    if (!entry || callRefusal(call, sim, state, call.body)) return undefined;
    return {
      starts_on: entry.starts_on,
      monthly_difference: callDifference(sim, state, call.body),
    };
  },

  postValueDataFree: (call) => mobileOption(call, 'ValueDataFree'),
  postVirusBusterMobile: (call) => mobileOption(call, 'VirusBusterMobile'),
  postPremiumBand: (call) => mobileOption(call, 'PremiumBand'),
  postFifthGeneration: (call) => mobileOption(call, 'NetworkFifthGeneration'),

  postDeviceCompensation: ({ body, now }) =>
    body.operation === 'quit' ? { ends_on: addDays(firstDay('remove', now), -1) } : {},

  postDeviceEntry: ({ read, service, body, now }) => {
    const { devices = [], fee } = read('getDeviceEntry', service) ?? {};
    const device = devices.find(({ device_code }) => device_code === body.device_code);
    if (!device || fee === undefined) return undefined;
    const billing_month = billMonth(body.delivery_on ?? earliestDelivery(now));
    return { price: device.price, fee, billing_month };
  },

  postEsim: ({ read, service, body, now }) => {
    const { operations = [], activation = null } = read('getEsim', service) ?? {};
    const chosen = operations.find(({ operation }) => operation === body.operation);
    if (!chosen) return undefined;
    const replaces = activation?.receipt_number ?? null;
    return { fee: chosen.fee, billing_month: billMonth(now), replaces };
  },

  postMobileQuitInfo: ({ read, service, body: { action } }) => {
    if (action === 'quit_cancel') return {};
    if (action === 'onestop') {
      const quit = read('getMnpOnestopQuitInfo', service);
      return quit && { quit_on: quit.quit_on, fee_total: quit.fee_total };
    }
    const info = read('getMobileQuitInfo', service);
    const quit_on = action === 'quit' ? info?.quit_on : info?.mnp_quit_on;
    if (!info || info.status !== null || !quit_on) return undefined;
    return { quit_on, fee_total: info.fee_total };
  },

  postStopRestartInfo: ({ read, service }) => {
    const info = read('getStopRestartInfo', service);
    return info && { monthly_amount: info.monthly_amount };
  },

  postMobileCashbackAccount: ({ read, service }) => {
    const account = read('getMobileCashbackAccount', service);
    return account && { amount: account.amount };
  },

  postRegistCashbackAccount: (call) => {
    const chosen = fibreList(call).find(({ cashback_id }) => cashback_id === call.body.cashback_id);
    return chosen && { amount: chosen.amount };
  },

  postQuit: ({ read, body: { quit_on, devices } }) => {
    const device_choices = devices.map(({ device_id, choice }) => `${device_id}:${choice}`).join();
    const fee = read('getCancellationFee', undefined, {
      quit_on,
      ...(device_choices && { device_choices }),
    });
    return fee?.can_quit ? { total: fee.total, billed_month: fee.billed_month } : undefined;
  },

  postG10UpgradeEntry: ({ read }) => {
    const state = read('getG10upgStateInfo');
    const accept = read('getG10upgAcceptJudge');
    if (!accept || state?.state !== 'none') return undefined;
    const { entry_fee, construction_fee } = accept;
    return { monthly_fee: state.monthly_fee, entry_fee, construction_fee };
  },

  postOptionVoip: (call) => {
    const { current_number, service_pack } = call.body;
    const price = call.read('getOptionVoipPrice');
    if (!price || outcomeOf(call, 'postOptionVoip') instanceof Refusal) return undefined;
    const monthly_fee = voipFee(call, current_number, service_pack);
    return { monthly_fee, fee: price.installation_fee };
  },

  postRvoipChange: (call) =>
    phoneInUse(call).next
      ? undefined
      : {
          monthly_fee: voipFee(call, numberOf(call).phone_number, call.body.service_pack),
        },

  postOption: (call) => {
    const outcome = outcomeOf(call, 'postOption', { fee: leavingFee(call) });
    if (outcome instanceof Refusal) return undefined;
    const { contracted, starts_on } = outcome;
    return { ...(starts_on && { starts_on }), ...costOf(contracted, call.body.order_type) };
  },

  postHikaritvQuit: ({ read }) => {
    const option = read('getOptionHikaritv');
    return option && { fee: option.cancel_fee };
  },

  postServiceOptionHikaritv: ({ read, service, body, now }) => {
    const { plans = [] } = read('getServiceHikaritv', service) ?? {};
    const offer = plans.find(({ plan }) => plan === body.plan_code);
    if (!offer) return undefined;
    const { monthly_fee } = offer;
    return { monthly_fee, ...(body.order_type === '5' && { starts_on: planChangesOn(now) }) };
  },

  postUnextOptionChange: (call) => {
    const outcome = outcomeOf(call, 'postUnextOptionChange');
    if (outcome instanceof Refusal) return undefined;
    const { contracted } = outcome;
    return contracted.status === 'ENTR'
      ? { monthly_fee: Math.max(0, contracted.monthly_fee) }
      : { ends_on: contracted.ends_on };
  },

  postBraviaRecycleEntry: (call) => ({ fee: onceFee(contractedOption(call, 'MO330N')) }),
};

type OptionOrder =
  'postValueDataFree' | 'postVirusBusterMobile' | 'postPremiumBand' | 'postFifthGeneration';

function mobileOption(
  call: SignedCall<OptionOrder>,
  key: OptionKey,
): Confirmed<OptionOrder> | undefined {
  const option = optionOf(call, key);
  if (optionRefusal(call, option, call.body.operation)) return undefined;
  const { monthly_fee } = option;
  return {
    starts_on: firstDay(call.body.operation, call.now),
    ...(monthly_fee !== null && { monthly_fee }),
  };
}

/** Refuses an order of which the customer confirmed something that is no longer so (openapi/README.md). */
export function changedTerms<Id extends OperationId>(
  id: Id,
  call: SignedCall<Id>,
): Refusal | undefined {
  const { confirmed } = (call.body ?? {}) as { confirmed?: Readonly<Record<string, unknown>> };
  const all: Partial<Record<string, unknown>> = terms;
  const termsOf = all[id] as ((call: SignedCall<Id>) => object | undefined) | undefined;
  const now = confirmed && termsOf?.(call);
  if (!now) return undefined;
  const current = new Map<string, unknown>(Object.entries(now));
  const isSo = Object.entries(confirmed).every(([name, value]) => current.get(name) === value);
  return isSo ? undefined : new Refusal('terms_changed', { terms: now });
}
