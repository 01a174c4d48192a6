/** Payment methods of the demo customers, as the bill names them. */
export const bankDebit = { code: '20', detail: 'あおば銀行 普通 ***4821' };
export const creditCard = { code: '30', detail: 'VISA ****-****-****-1881' };
export const convenienceStore = { code: '40', detail: null };
