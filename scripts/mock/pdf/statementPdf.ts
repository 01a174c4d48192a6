import { formatFullDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { pdf } from './document.ts';
import { Sheet, yen } from './sheet.ts';

type Statement = Success<'getRefundBilling'>['statements'][number];

/** The statement of what was paid back as a PDF file: to whom, for which number, every line, the sum. */
export function statementPdf(
  statement: Statement,
  of: { name: string; phone: string; issuer: string },
): Buffer {
  const { statement_id, month, title, amount, refunded_on, account, lines } = statement;
  const name = `${Number(month.slice(0, 4))}年${Number(month.slice(4))}月`;
  const sheet = new Sheet();
  sheet.text('返金明細書', 20);
  sheet.pair(name, `明細番号 ${statement_id}`);
  sheet.pair(`${of.name} 様`, of.phone);
  sheet.rule(1.5);
  sheet.pair('返金額', yen(amount), 16);
  sheet.rule(1.5);
  sheet.text(title);
  for (const line of lines) sheet.pair(`  ${line.name}`, yen(line.amount));
  sheet.rule(1);
  sheet.pair('合計', yen(amount), 12);
  sheet.text(`返金日 ${refunded_on === null ? '未定' : formatFullDay(refunded_on)}`);
  sheet.text(`返金先 ${account ?? '次のご請求から差し引き'}`);
  sheet.text(of.issuer);
  return pdf(`返金明細書 ${name}`, sheet.pages);
}
