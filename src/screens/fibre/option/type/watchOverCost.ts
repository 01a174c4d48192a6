/** What 見守りデバイス costs, in yen. */
export interface WatchOverTerms {
  monthly_fee: number;
  entry_fee: number;
  device_price: number;
  device_instalment: number;
  device_instalment_count: number;
}

/**
 * Yen a month for one way to pay the device: in the first month, in the other months of the instalments,
 * and after them.
 */
export interface Cost {
  first: number;
  during: number;
  after: number;
  /** Yen for all months of the instalments together. */
  total: number;
}

/** What both ways to pay cost month by month. */
export function watchOverCost(terms: WatchOverTerms): { lumpSum: Cost; instalments: Cost } {
  const { monthly_fee: fee, entry_fee, device_price, device_instalment } = terms;
  const months = Math.max(1, terms.device_instalment_count);
  const cost = (first: number, during: number): Cost => ({
    first,
    during,
    after: fee,
    total: first + during * (months - 1),
  });
  return {
    lumpSum: cost(entry_fee + device_price + fee, fee),
    instalments: cost(entry_fee + device_instalment + fee, fee + device_instalment),
  };
}
