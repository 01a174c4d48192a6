import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { fibreOption, optionsNotAccepted } from '@/catalogue/fibreOptions';
import { paths } from '@/paths';
import type { Blocked, Procedure, Refusal } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { tooYoung } from '@/screens/fibre/shared/tooYoung';
import { optionStatus } from '@/screens/shared/statuses';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { CurrentOptions } from '../CurrentOptions';
import { orderTexts } from '../order/orderNames';
import { orderRefusal } from '../order/refusal';
import { isEligible, useOffers } from './eligible';
import { sendTogether, type TogetherReceipt, type TogetherValues } from './together';
import { TogetherFields, TogetherSum } from './TogetherFields';
import { TogetherReceiptBody } from './TogetherReceiptBody';
import { useTogetherReview } from './useTogetherReview';

const { reviewNote } = orderTexts.entry;
const refusal = orderRefusal('entry');

/** Several options in one application (docs/product.md §7.3). */
const togetherProcedure: Procedure<TogetherValues, TogetherReceipt> = {
  name: 'option_together',
  title: 'まとめて申し込む',
  path: paths.optionTogether(),
  Current: CurrentOptions,
  exit: { to: paths.option(), label: 'ご契約オプションに戻る' },
  reviewNote,
  defaults: { codes: [], dropped: [] },
  inputs: [
    {
      slug: '',
      label: '選択',
      fields: [{ name: 'codes', label: 'オプション' }],
      Fields: TogetherFields,
      Sum: TogetherSum,
    },
  ],
  useAvailability: useBlocked,
  useReview: useTogetherReview,
  submit: sendTogether,
  refusal: (error): Refusal<TogetherValues> => {
    const said = refusal(error);
    return 'field' in said ? { title: error.message, text: null } : said;
  },
  FailureDialog: OptionChangeDialog,
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

export default screenOf(togetherProcedure);

/** Why nothing can be applied for: the applicant is under 18, or no option is left. */
function useBlocked(): Blocked | undefined {
  const young = tooYoung(
    useSuspenseQuery(read(api.getContract, ofService('fixed'))).data.customer.birthday,
  );
  const offers = useOffers();
  if (young) return young;
  if (offers.some(isEligible)) return undefined;
  return {
    reason: <p>{optionsNotAccepted}</p>,
    actions: (
      <Button variant="secondary" href={paths.option()}>
        ご契約オプションに戻る
      </Button>
    ),
  };
}

/** After an unknown outcome: the status of each chosen option. */
function TogetherUnknown({ values: { codes, dropped } }: { values: TogetherValues }) {
  const { data } = useSuspenseQuery(read(api.getOption));
  return (
    <ul>
      {[...codes, ...dropped].map((code) => {
        const status = data.options.find((option) => option.code === code)?.status ?? 'NONE';
        return (
          <li key={code}>
            {fibreOption(code)?.name ?? code}は、いま「{optionStatus(status).label}」です。
          </li>
        );
      })}
    </ul>
  );
}
