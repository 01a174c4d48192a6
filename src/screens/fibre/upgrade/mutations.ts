import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { unsent } from '@/api/mutation';
import type * as Code from '@/catalogue/codes';
import type { Open } from '@/catalogue/labelOf';

export interface Upgraded {
  receiptNumber: string;
  acceptedAt: string;
  constructionOn: string;
  partOfDay: Open<Code.HalfDay>;
  monthlyFee: number;
  discount: Schema.UpgradeState['discount'];
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
  confirmed: Schema.Terms,
): Promise<Upgraded> {
  const { token } = await call(api.getG10upgTokenInfo).catch((error: unknown) => {
    throw unsent(error);
  });
  const accepted = await call(api.postG10UpgradeEntry, {
    body: { token, date, part_of_day, tel, has_consented: true, confirmed },
  });
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    constructionOn: accepted.construction_on,
    partOfDay: accepted.part_of_day,
    monthlyFee: accepted.monthly_fee,
    discount: accepted.discount,
  };
}
