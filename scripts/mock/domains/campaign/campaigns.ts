import { addMonths, japanDay } from '@/lib/date.ts';
import { upcomingMonth } from '../billing/bill.ts';
import { billAccountOf } from '../billing/billAccount.ts';
import { chargedLines } from '../billing/lines.ts';
import { fibreExample } from '../contract/fibre.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import type { Handlers } from '../domain.ts';
import { upgradeDiscount } from '../upgrade/upgradeState.ts';

/** Discounts of campaigns: those that the newest bill has, and the one that an upgrade brings. */
export const campaigns: Handlers = {
  getFixedCampaign: (call) => {
    const told = fibreExample(call, 'getFixedCampaign');
    const service = fibreServiceOf(call.session);
    if (service.examples.getFixedCampaign) return told;
    const today = japanDay(call.now);
    const month = addMonths(upcomingMonth(today), -1);
    const lines = chargedLines(billAccountOf(call, service), month);
    const isCharged = (name: string) => lines.some(({ line }) => line.label === name);
    const upgrade = upgradeDiscount(call.mock, call.session, call.now);
    return {
      campaigns: told.campaigns.flatMap((campaign) => {
        if (campaign.state !== 'planned') return isCharged(campaign.name) ? [campaign] : [];
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
