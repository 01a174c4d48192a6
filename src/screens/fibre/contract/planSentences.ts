import type * as Schema from '@/api/generated/schemas';
import { endless, formatFullDay, formatShortDay } from '@/lib/date';
import { formatMonths } from '@/lib/months';

/** A sentence below the plan's name; `strong` is set in bold. */
export interface PlanSentence {
  before?: string;
  strong?: string;
  rest: string;
}

/** The sentences about the plan: how long it has been used, until when, and what it changes to. */
export function planSentences(contract: Schema.Contract): PlanSentence[] {
  const { status, contract_months, quit_on } = contract;
  if (status === 'ENTR') return [{ rest: 'お申し込みを受け付けています。ご利用はこれからです。' }];
  if (status === 'CNCL')
    return [{ rest: 'お申し込みは取り消されました。ご利用は始まっていません。' }];
  if (status === 'QUIT')
    return quit_on === endless
      ? [{ rest: 'ご利用が終わりました。' }]
      : [{ strong: formatFullDay(quit_on), rest: 'にご利用が終わりました。' }];
  const used = {
    before: 'ご利用は',
    strong: formatMonths(contract_months),
    rest: `${inMonths(contract_months)}です。`,
  };
  if (status === 'QTWT' && quit_on !== endless)
    return [used, { strong: formatFullDay(quit_on), rest: 'までお使いいただけます。' }];
  if (status === 'QTWT') return [used];
  return status === 'SRVC' ? [used, ...nextSentence(contract)] : [];
}

const inMonths = (count: number) => (count < 12 ? '' : `(${count}か月)`);

function nextSentence({ next_plan, plan_name }: Schema.Contract): PlanSentence[] {
  if (!next_plan) return [];
  const day = formatShortDay(next_plan.starts_on);
  return [{ rest: `${day}に${shortName(next_plan.plan_name, plan_name)}へ切り替わります。` }];
}

/** A plan's name without the last words that it shares with another: 10ギガ 戸建て beside 2ギガ 戸建て is 10ギガ. */
export function shortName(name: string, other: string): string {
  const [texts, others] = [name.split(' '), other.split(' ')];
  while (texts.length > 1 && texts.at(-1) === others.at(-1)) {
    texts.pop();
    others.pop();
  }
  return texts.join(' ');
}
