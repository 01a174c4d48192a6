import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { addMonths, endless, japanDay, japanMonth } from '@/lib/date.ts';
import { businessDay } from '@/lib/holidays.ts';
import { bankFile, branchFile } from '../../data/bankData.ts';
import { upcomingMonth } from '../facts/bill.ts';
import { billAccountOf } from '../facts/bills.ts';
import {
  cashbackStatus,
  expiredCashback,
  fibreList,
  openCashbacks,
  type Present,
  presentOf,
  simAccount,
} from '../facts/campaigns.ts';
import { chargedLines } from '../facts/charges.ts';
import { reportsOf } from '../facts/customer.ts';
import { accepted, exampleOf, fibreExample, fibreServiceOf } from '../facts/examples.ts';
import { fibreDiscountName, fibreInUse } from '../facts/fibreContract.ts';
import { upgradeDiscount } from '../facts/fibrePlan.ts';
import { contractedOptions } from '../facts/options.ts';
import { planOf } from '../facts/plan.ts';
import { isIdle } from '../facts/simLife.ts';
import { type Handlers, Refusal, wrongField } from '../handler.ts';
import { dayOf } from '../moments.ts';

/** Discounts of campaigns: those that the newest bill has, and the one that an upgrade brings. */
export const campaigns: Handlers = {
  getFixedCampaign: (call) => {
    const given = fibreExample(call, 'getFixedCampaign');
    const service = fibreServiceOf(call.session);
    if (service.examples.getFixedCampaign) return given;
    const today = japanDay(call.now);
    const month = addMonths(upcomingMonth(today), -1);
    const lines = chargedLines(billAccountOf(call, service), month);
    const isCharged = (name: string) => lines.some(({ line }) => line.label === name);
    const firstDayOf = (name: string) =>
      contractedOptions(call).find(({ code }) => fibreOption(code)?.name === name)?.starts_on;
    const upgrade = upgradeDiscount(call);
    return {
      campaigns: given.campaigns.flatMap((campaign) => {
        const { name, state, starts_on } = campaign;
        if (state !== 'planned')
          return isCharged(name) ? [{ ...campaign, starts_on: firstDayOf(name) ?? starts_on }] : [];
        return upgrade ? [{ ...campaign, ...upgrade, state: stateOn(today, upgrade) }] : [];
      }),
    };
  },
};

/** Before, within or after the days of a discount. */
function stateOn(today: string, { starts_on, ends_on }: { starts_on: string; ends_on: string }) {
  if (today < starts_on) return 'planned';
  return today > ends_on ? 'ended' : 'applied';
}

/** Reports on the customer's building, at most three. */
export const building: Handlers = {
  getReportList: (call) => ({ reports: reportsOf(call) }),

  getReportDetail: (call) => {
    const { query, example } = call;
    const found = reportsOf(call).find(({ report_id }) => report_id === query.report_id);
    return found ? { ...example('normal'), ...found } : new Refusal('not_found');
  },
};

/** An account that no bank of the demo has. */
const unknownAccount = '0000000';

/** When it is paid to an account that is named now: a transfer waits until banks are open. */
const paidOn = (now: Date): string => businessDay(dayOf(addMonths(japanMonth(now), 1), 25));

/** The cashback of a SIM begins with its opening. */
const notOpen = new Refusal('cashback_not_eligible', {
  message: 'SIMが開通すると、キャッシュバックのお手続きをご案内します。',
});

/** Cashbacks of fibre and of the SIMs: naming an account starts their payment. */
export const cashbacks: Handlers = {
  getCashback: (call) => {
    const list = fibreList(call).map((one) => ({ ...one, status: cashbackStatus(one, call.now) }));
    const unclaimed = list.filter(({ status }) => openCashbacks.includes(status));
    return {
      open_count: unclaimed.length,
      open_total: unclaimed.reduce((sum, { amount }) => sum + amount, 0),
      cashbacks: [...unclaimed, ...list.filter((one) => !unclaimed.includes(one))],
    };
  },

  postRegistCashbackAccount: (call) => {
    const { body, now } = call;
    const cashback = fibreList(call).find(({ cashback_id }) => cashback_id === body.cashback_id);
    if (!cashback) return new Refusal('not_found');
    const refusal = refusalOf(cashbackStatus(cashback, now));
    if (refusal) return new Refusal(refusal === 'paid' ? 'cashback_already_paid' : refusal);
    if (isUnknown(body.bank_code, body.branch_code, body.account_number))
      return new Refusal('account_not_found');
    return {
      ...accepted(call, 'CB'),
      cashback_id: body.cashback_id,
      paid_on: paidOn(now),
    };
  },

  getMobileCashbackAccount: (call) => {
    const { now } = call;
    if (isIdle(call)) return notOpen;
    const account = simAccount(call);
    // Without an account the SIM's example is a refusal, which then answers.
    return account ? { ...account, status: cashbackStatus(account, now) } : undefined;
  },

  postMobileCashbackAccount: (call) => {
    const { body, now } = call;
    if (isIdle(call)) return notOpen;
    const account = simAccount(call);
    if (!account) return new Refusal('cashback_not_eligible');
    const refusal = refusalOf(cashbackStatus(account, now));
    if (refusal)
      return new Refusal(
        refusal === 'paid' ? 'register_account_cashback_procedure_complete' : refusal,
      );
    if (isUnknown(body.bank_code, body.branch_code, body.number))
      return new Refusal('account_not_found');
    return {
      ...accepted(call, 'CB'),
      amount: account.amount,
      paid_on: paidOn(now),
      account: {
        bank_name: bankFile()[body.bank_code]?.[0] ?? body.bank_code,
        branch_name: branchFile(body.bank_code)?.[body.branch_code]?.[0] ?? body.branch_code,
        kind: body.kind,
        number: `***${body.number.slice(-4)}`,
      },
    };
  },

  getMobileCampaign: (call) => {
    const { now } = call;
    const given = exampleOf(call, 'getMobileCampaign').campaigns;
    // The fibre discount is for customers who have both services.
    const fibre = fibreInUse(call);
    const since = [fibre?.since ?? '', planOf(call).plan.serviceStartDate].sort().at(-1) ?? '';
    const campaigns = given.flatMap((campaign) => {
      // The cashback for joining comes only once the SIM is activated.
      if (campaign.kind === 'cashback' && isIdle(call)) return [];
      // What is open to all is listed while it lasts.
      if (campaign.kind === 'open' && campaign.ends_on < japanDay(now)) return [];
      if (campaign.title !== fibreDiscountName) return [campaign];
      if (!fibre || since === endless || (fibre.until ?? endless) < japanDay(now)) return [];
      return [{ ...campaign, starts_on: since, ends_on: fibre.until ?? campaign.ends_on }];
    });
    const account = simAccount(call);
    if (!account) return { campaigns };
    const cashback_status = cashbackStatus(account, now);
    const isOpen = openCashbacks.includes(cashback_status);
    return {
      campaigns: campaigns.map((campaign) =>
        account.campaign_id === campaign.campaign_id && campaign.cashback_status !== null
          ? {
              ...campaign,
              starts_on: account.receive_from,
              ends_on: account.receive_until,
              cashback_status,
              link: isOpen ? campaign.link : null,
            }
          : campaign,
      ),
    };
  },
};

function refusalOf(status: string) {
  if (status === '1' || status === '5') return 'paid';
  if (status === expiredCashback) return 'cashback_expired';
  return openCashbacks.includes(status) ? undefined : 'cashback_not_eligible';
}

/** Whether an account doesn't exist. Unknown banks are accepted: the contract's example names an invented one. */
const isUnknown = (bank: string, branch: string, account: string): boolean =>
  account === unknownAccount || (bankFile()[bank] !== undefined && !branchFile(bank)?.[branch]);

/** Day of the month on which presents are sent. */
const dispatchDay = 10;

/** The present of a campaign: chosen once, until its last day; sent in the month after. */
export const present: Handlers = {
  getCampaignPresentInfo: (call) => ({
    present: presentAt(presentOf(call), call.now),
  }),

  postCampaignPresentAccept: (call) => {
    const { body, now } = call;
    const kept = presentOf(call);
    const state = presentAt(kept, now);
    if (!kept || !state || kept.present_id !== body.present_id) return new Refusal('not_found');
    if (state.status === 'expired') return new Refusal('present_expired');
    if (state.status !== 'open') return new Refusal('present_already_accepted');
    const choice = kept.choices.find(({ choice_id }) => choice_id === body.choice_id);
    if (!choice) return wrongField('choice_id', 'お選びの品がありません。選び直してください。');
    if (!choice.in_stock) return new Refusal('present_out_of_stock');
    const ships_on = dayOf(addMonths(japanMonth(now), 1), dispatchDay);
    return { ...accepted(call, 'PR'), ...body, ships_on };
  },
};

/** The present on a day: too late to be chosen, or on its way. */
function presentAt(kept: Present | null, now: Date): Present | null {
  if (!kept) return null;
  const today = japanDay(now);
  if (kept.status === 'open' && kept.accept_until < today) return { ...kept, status: 'expired' };
  if (kept.status === 'accepted' && kept.ships_on !== null && kept.ships_on <= today)
    return { ...kept, status: 'shipped' };
  return kept;
}
