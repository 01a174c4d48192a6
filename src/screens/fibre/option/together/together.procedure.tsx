import { useSuspenseQuery } from '@tanstack/react-query';
import { optionsNotAccepted } from '@/catalogue/fibreOptions';
import { addMonths, formatMonth } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked, Procedure, Refusal, Review } from '@/procedure/procedure';
import { Change } from '@/ui/figure/Change';
import { LinkButton } from '@/ui/link/Link';
import { Small } from '@/ui/Text';
import { orderWords } from '../order/orderNames';
import { orderRefusal } from '../order/refusal';
import { optionQueries } from '../queries';
import { isEligible, useOffers } from './eligible';
import { sendTogether, type TogetherReceipt, type TogetherValues } from './together';
import { TogetherFields } from './TogetherFields';
import { TogetherReceiptBody } from './TogetherReceiptBody';
import { TogetherUnknown } from './TogetherUnknown';

const { notYet, notDone } = orderWords.entry;
const refusal = orderRefusal('entry');

/** Several options in one application (specification 2, section 3, order type 6). */
export const togetherProcedure: Procedure<TogetherValues, TogetherReceipt> = {
  name: 'option_together',
  title: 'まとめて申し込む',
  path: paths.optionTogether(),
  exit: { to: paths.option(), words: 'オプション一覧に戻る' },
  notYet,
  notDone,
  defaults: { codes: [] },
  inputs: [
    {
      slug: '',
      word: '選択',
      fields: [{ name: 'codes', label: 'オプション' }],
      Fields: TogetherFields,
    },
  ],
  useEntry: useBlocked,
  useReview: useTogetherReview,
  submit: sendTogether,
  refusal: (error): Refusal<TogetherValues> => {
    const said = refusal(error);
    return 'field' in said ? { title: error.message, text: null } : said;
  },
  Unknown: TogetherUnknown,
  done: {
    title: ({ results }) => {
      const taken = results.filter(({ kind }) => kind === 'accepted').length;
      return taken === results.length
        ? `${taken}件のお申し込みを受け付けました。`
        : `${results.length}件のうち${taken}件のお申し込みを受け付けました。`;
    },
    keep: (receipt) => receipt,
    Receipt: TogetherReceiptBody,
  },
};

function useTogetherReview({ codes }: TogetherValues): Review<TogetherValues> {
  const { data: list } = useSuspenseQuery(optionQueries.list());
  // All that will be sent, also what a draft kept and can't be applied for any more.
  const chosen = useOffers().filter(({ code }) => codes.includes(code));
  const added = chosen.reduce((sum, { fee }) => sum + fee, 0);
  return {
    rows: chosen.map(({ code, name, fee, blocked }, index) => ({
      term: name,
      value: `${formatYen(fee)}/月`,
      strong: true,
      note: blocked ?? code,
      ...(index === 0 && { field: 'codes' as const }),
    })),
    after: (
      <div>
        <Small>毎月のオプション料金({formatMonth(addMonths(list.month, 1))}から)</Small>
        <Change
          before={formatNumber(list.next_month_total)}
          after={formatNumber(list.next_month_total + added)}
          unit="円"
        />
      </div>
    ),
    action: `${chosen.length}件を申し込む`,
  };
}

/** Nothing is left that could be applied for together. */
function useBlocked(): Blocked | undefined {
  if (useOffers().some(isEligible)) return undefined;
  return {
    reason: <p>{optionsNotAccepted}</p>,
    actions: (
      <LinkButton variant="secondary" to={paths.option()}>
        オプション一覧に戻る
      </LinkButton>
    ),
  };
}
