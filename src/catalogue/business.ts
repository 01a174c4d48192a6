/** First month (YYYYMM) whose invoice comes from the new billing system (docs/product.md §5.5). */
export const invoiceSwitchMonth = '202310';

/** Bills of one chart. */
export const chartMonths = 12;

/** Letters and reports that are shown, the newest of them (docs/product.md §6.4). */
export const mostPapers = 3;
