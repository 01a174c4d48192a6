import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { type Answer, call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, read, type Rejection } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { cashbackMessages } from '@/catalogue/campaign';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { procedureMessages } from '@/catalogue/messages';
import { accountKinds } from '@/catalogue/payment';
import { refusalTitles } from '@/catalogue/refusals';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import {
  inputStep,
  type ProcedureData,
  type ProcedureStep,
  refusedAs,
  useValues,
} from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { RefusedReview, Review } from '@/procedure/Review';
import { isAt } from '@/procedure/steps';
import { cashbackAccount } from '@/screens/mobile/queries';
import { Actions } from '@/ui/link/Actions';
import { CashbackFields } from './CashbackFields';
import type { CashbackValues } from './cashbackValues';
import { useOpenCashbacks, useWaitingCashbacks } from './useOpenCashbacks';

const accountOf = ({ bank_code, branch_code, kind, holder_kana }: CashbackValues) => ({
  bank_code,
  branch_code,
  kind: kind || 'ordinary',
  holder_kana,
});

const titleOf = refusalTitles<
  // `account_not_found` is shown at the field of the account number.
  Exclude<
    Code.CashbackAccountConflictCode | Code.MobileCashbackOrderRefusalCode,
    'account_not_found'
  >
>({
  cashback_already_paid: cashbackMessages.paid,
  register_account_cashback_procedure_complete: cashbackMessages.paid,
  cashback_not_eligible: cashbackMessages.notEligible,
  cashback_expired: '受け取りの期限を過ぎています',
});

/** The answer, with what the customer has seen of the cashback and the account: the answer names neither. */
type Registered = Answer<'postRegistCashbackAccount' | 'postMobileCashbackAccount'> & {
  name: string;
  amount: number;
  bank: string;
};

const seen = ({ bank_name, branch_name }: CashbackValues, { amount = 0 }: Schema.Terms) => ({
  amount,
  bank: `${bank_name} ${branch_name}`,
});

const common: Omit<
  ProcedureData<CashbackValues, Registered>,
  'name' | 'path' | 'exit' | 'steps' | 'submit'
> = {
  title: 'キャッシュバックの口座の登録',
  reviewNote: 'まだ登録されていません。',
  lineNote: 'の特典を受け取ります',
  refusal: refusedAs(titleOf, procedureMessages.nothingDone, {
    account_not_found: 'account_number',
  }),
};

const chooseAnother =
  '選ばれていた特典は、口座の登録が済んだか、受け取れなくなりました。受け取る特典を選んでください。';

/** The chosen cashback waits for no account any more, while others do. */
const goneCashback: Rejection = {
  refusal: new BusinessError(409, {
    code: 'cashback_already_paid',
    message: chooseAnother,
    fields: [{ name: 'cashback_id', message: chooseAnother }],
  }),
};

/** @param number what the contract calls the account number */
const stepsOf = (number: string): readonly ProcedureStep<CashbackValues>[] =>
  inputStep([
    { name: 'cashback_id', label: '受け取る特典' },
    { name: 'bank_code', label: '金融機関' },
    { name: 'branch_code', label: '支店' },
    { name: 'kind', label: '口座の種類' },
    { name: 'account_number', label: '口座番号', secret: true, requestField: number },
    { name: 'holder_kana', label: '口座の名義', secret: true },
  ]);

/** The account of a fibre cashback (docs/product.md §8.2). */
const fibreCashback: ProcedureData<CashbackValues, Registered> = {
  ...common,
  name: 'cashback',
  path: paths.cashback(),
  exit: { to: paths.campaign(), label: '特典・キャンペーンに戻る' },
  steps: stepsOf('account_number'),
  submit: async (values, confirmed) => {
    const { cashback_id, account_number } = values;
    const body = { ...accountOf(values), cashback_id, account_number, confirmed };
    const { cashbacks } = await queryClient.ensureQueryData(read(api.getCashback));
    const name = cashbacks.find((one) => one.cashback_id === cashback_id)?.name ?? '';
    const answer = await call(api.postRegistCashbackAccount, { body });
    return { ...answer, name, ...seen(values, confirmed) };
  },
};

/** The account of the SIM's cashback (docs/product.md §11.6). */
const mobileCashback: ProcedureData<CashbackValues, Registered> = {
  ...common,
  name: 'mobile_cashback',
  path: paths.mobileCashback(),
  exit: { to: paths.mobileCampaign(), label: '特典・キャンペーンに戻る' },
  steps: stepsOf('number'),
  submit: async (values, confirmed) => {
    const body = { ...accountOf(values), number: values.account_number, confirmed };
    const shown = await queryClient.ensureQueryData(cashbackAccount());
    const name = isRejection(shown) ? '' : shown.title;
    const answer = await call(api.postMobileCashbackAccount, { body });
    return { ...answer, name, ...seen(values, confirmed) };
  },
};

/** The account into which a cashback is paid, of the fibre contract or of a SIM. */
export default function Cashback() {
  const isMobile = isAt(useLocation().pathname, mobileCashback.path);
  return (
    <Procedure
      of={isMobile ? mobileCashback : fibreCashback}
      unknown={({ values }) => <CashbackUnknown id={values.cashback_id} isMobile={isMobile} />}
      done={(registered) => <CashbackDone registered={registered} isMobile={isMobile} />}
    >
      <CashbackSteps isMobile={isMobile} />
    </Procedure>
  );
}

function CashbackSteps({ isMobile }: { isMobile: boolean }) {
  const { open, reason } = useOpenCashbacks(isMobile);
  return (
    <ProcedureForm<CashbackValues>
      defaults={{
        cashback_id: open[0]?.id ?? '',
        bank_code: '',
        bank_name: '',
        branch_code: '',
        branch_name: '',
        kind: 'ordinary',
        account_number: '',
        holder_kana: '',
      }}
      blocked={
        open.length > 0
          ? undefined
          : {
              reason,
              actions: (
                <Button
                  variant="secondary"
                  href={isMobile ? paths.mobileCampaign() : paths.campaign()}
                >
                  特典・キャンペーンを見る
                </Button>
              ),
            }
      }
      review={<CashbackReview isMobile={isMobile} />}
    >
      <InputStep>
        <CashbackFields open={open} />
      </InputStep>
    </ProcedureForm>
  );
}

export function CashbackReview({ isMobile }: { isMobile: boolean }) {
  const { open } = useOpenCashbacks(isMobile);
  const values = useValues<CashbackValues>();
  const chosen = open.find(({ id }) => id === values.cashback_id);
  if (!chosen) return <RefusedReview {...goneCashback} />;
  return (
    <Review<CashbackValues>
      rows={[
        {
          term: '特典',
          value: chosen.name,
          note: formatYen(chosen.amount),
          confirms: { amount: chosen.amount },
          strong: true,
          // A single cashback was no choice, so there is no field to go back to.
          field: open.length > 1 ? 'cashback_id' : undefined,
        },
        {
          term: '金融機関',
          value: `${values.bank_name} ${values.branch_name}`,
          note: `${values.bank_code}-${values.branch_code}`,
          field: 'bank_code',
        },
        {
          term: '口座',
          value: `${values.kind ? labelOf(accountKinds, values.kind) : ''} ${values.account_number}`,
          field: 'account_number',
        },
        { term: '名義', value: values.holder_kana, field: 'holder_kana' },
      ]}
      action="この口座を登録する"
    />
  );
}

function CashbackUnknown({ id, isMobile }: { id: string; isMobile: boolean }) {
  const waits = useOpenCashbacks(isMobile).open.some((one) => one.id === id);
  return waits ? (
    <p>口座は、まだ登録されていません。しばらくたってから、もう一度お試しください。</p>
  ) : (
    <p>口座の登録を受け付けています。もう一度のお手続きは必要ありません。</p>
  );
}

function CashbackDone({ registered, isMobile }: { registered: Registered; isMobile: boolean }) {
  const { name, amount, bank, paid_on } = registered;
  const waiting = useWaitingCashbacks(isMobile);
  return (
    <DonePage
      title="口座の登録を受け付けました。"
      leadsOn={waiting.length > 0}
      lead={`${formatFullDay(paid_on)}に、ご登録の口座へ振り込む予定です。`}
      end={
        waiting.length > 0 && (
          <>
            <p>
              残り{waiting.length}件、合計
              <b>{formatYen(waiting.reduce((sum, one) => sum + one.amount, 0))}</b>
              の口座が、まだ登録されていません。
            </p>
            <Actions>
              <Button href={isMobile ? paths.mobileCashback() : paths.cashback()}>
                残りの口座を登録する
              </Button>
            </Actions>
          </>
        )
      }
      of={registered}
      rows={[
        { term: '特典', value: name, note: formatYen(amount), strong: true },
        { term: '金融機関', value: bank },
        { term: '振り込み予定日', value: formatFullDay(paid_on) },
      ]}
    />
  );
}
