import { fixedApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { unsent } from '@/api/mutation';
import { unwrap } from '@/api/unwrap';
import type * as Code from '@/catalogue/codes';
import type { Open } from '@/catalogue/labelOf';
import type { UpgradeState } from './queries';

export interface Upgraded {
  receiptNumber: string;
  acceptedAt: string;
  constructionOn: string;
  partOfDay: Open<Code.HalfDay>;
  monthlyFee: number;
  discount: UpgradeState['discount'];
}

export interface UpgradeValues {
  /** ISO day of the construction; empty until chosen. */
  date: string;
  part_of_day: Code.HalfDay;
  tel: string;
}

/** Applies for the upgrade. The token is read right before, since it expires soon, and is kept nowhere. */
export async function sendUpgrade(
  { date, part_of_day, tel }: UpgradeValues,
  confirmed: Terms,
): Promise<Upgraded> {
  const { token } = await unwrap(fixedApi.GET('/api/read/v1/g10upg-token-info')).catch(
    (error: unknown) => {
      throw unsent(error);
    },
  );
  const accepted = await unwrap(
    fixedApi.POST('/api/write/v1/g10UpgradeEntry', {
      body: { token, date, part_of_day, tel, has_consented: true, confirmed },
    }),
  );
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    constructionOn: accepted.construction_on,
    partOfDay: accepted.part_of_day,
    monthlyFee: accepted.monthly_fee,
    discount: accepted.discount,
  };
}
