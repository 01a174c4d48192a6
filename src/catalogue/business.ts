/** First month (YYYYMM) whose invoice comes from the new billing system (specification 2, section 9). */
export const invoiceSwitchMonth = '202310';

/** Bills of one chart. */
export const chartMonths = 12;

/** Letters and reports that are shown, the newest of them (specification 2, section 9). */
export const mostPapers = 3;
