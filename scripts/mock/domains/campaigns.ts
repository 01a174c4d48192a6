import { addMonths, japanDay } from '../../../src/lib/date.ts';
import { upcomingMonth } from './bills/bill.ts';
import { billAccountOf } from './bills/billAccount.ts';
import { chargedLines } from './bills/lines.ts';
import type { Handlers } from './domain.ts';
import { fibreExample } from './fibre.ts';
import { isUpgrading } from './fibreMoves/upgrade.ts';
import { fibreServiceOf } from './fibreService.ts';

/** Discounts of campaigns: those that the newest bill has, and those that an upgrade under way will bring. */
export const campaigns: Handlers = {
  getFixedCampaign: (call) => {
    const told = fibreExample(call, 'getFixedCampaign');
    const service = fibreServiceOf(call.session);
    if (service.examples.getFixedCampaign) return told;
    const month = addMonths(upcomingMonth(japanDay(call.now)), -1);
    const lines = chargedLines(billAccountOf(call, service), month);
    const isCharged = (name: string) => lines.some(({ line }) => line.label === name);
    return {
      campaigns: told.campaigns.filter(({ state, name }) =>
        state === 'planned' ? isUpgrading(call.world, call.session, call.now) : isCharged(name),
      ),
    };
  },
};
