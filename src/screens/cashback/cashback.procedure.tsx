import Button from '@mui/material/Button';
import type * as Schema from '@/api/generated/schemas';
import { cashbackMessages } from '@/catalogue/campaign';
import type * as Code from '@/catalogue/codes';
import { labelOf } from '@/catalogue/labelOf';
import { accountKinds } from '@/catalogue/payment';
import { refusalTitles, withoutTitle } from '@/catalogue/refusals';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Actions } from '@/ui/link/Actions';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { CashbackFields } from './CashbackFields';
import type { CashbackReceipt, CashbackValues } from './cashbackValues';
import { registerFibre, registerMobile } from './mutations';
import { type OpenCashback, useFibreCashbacks, useMobileCashbacks } from './useOpenCashbacks';

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

interface Own {
  name: string;
  path: string;
  back: string;
  useCashbacks: typeof useFibreCashbacks;
  register: (
    values: CashbackValues,
    confirmed: Schema.Terms,
  ) => Promise<{ receipt_number: string; accepted_at: string; paid_on: string }>;
}

function cashbackProcedure(own: Own): Procedure<CashbackValues, CashbackReceipt> {
  const { name, path, back, useCashbacks, register } = own;
  const names = new Map<string, { name: string; amount: number }>();
  return {
    name,
    title: 'キャッシュバックの口座の登録',
    path,
    exit: { to: back, label: '特典・キャンペーンに戻る' },
    reviewNote: 'まだ登録されていません。',
    lineNote: 'の特典を受け取ります',
    defaults: {
      cashback_id: '',
      bank_code: '',
      bank_name: '',
      branch_code: '',
      branch_name: '',
      kind: 'ordinary',
      account_number: '',
      holder_kana: '',
    },
    useDefaults: () => {
      const [first] = useCashbacks().open;
      return first ? { cashback_id: first.id } : {};
    },
    inputs: [
      {
        slug: '',
        label: '入力',
        fields: [
          { name: 'cashback_id', label: '受け取る特典' },
          { name: 'bank_code', label: '金融機関' },
          { name: 'branch_code', label: '支店' },
          { name: 'kind', label: '口座の種類' },
          {
            name: 'account_number',
            label: '口座番号',
            secret: true,
            ...(name === 'mobile_cashback' && { requestField: 'number' }),
          },
          { name: 'holder_kana', label: '口座の名義', secret: true },
        ],
        Fields: function Fields() {
          return <CashbackFields open={useCashbacks().open} />;
        },
      },
    ],
    useAvailability: () => {
      const { open, reason } = useCashbacks();
      if (open.length > 0) return undefined;
      return {
        reason: <p>{reason}</p>,
        actions: (
          <Button variant="secondary" href={back}>
            特典・キャンペーンを見る
          </Button>
        ),
      };
    },
    useReview: (values) => {
      const { open } = useCashbacks();
      const chosen = open.find(({ id }) => id === values.cashback_id);
      if (chosen) names.set(chosen.id, chosen);
      return {
        rows: [
          {
            term: '特典',
            value: chosen?.name ?? '-',
            note: chosen && formatYen(chosen.amount),
            ...(chosen && { confirms: { amount: chosen.amount } }),
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
        ],
        action: 'この口座を登録する',
      };
    },
    submit: async (values, confirmed) => {
      const { receipt_number, accepted_at, paid_on } = await register(values, confirmed);
      const { name: what = '', amount = 0 } = names.get(values.cashback_id) ?? {};
      const bank = `${values.bank_name} ${values.branch_name}`;
      return { name: what, amount, bank, paid_on, receipt_number, accepted_at };
    },
    refusal: ({ code, message }) => {
      if (code === 'account_not_found') return { field: 'account_number', message };
      const title = titleOf(code);
      return { title, text: `${withoutTitle(title, message)}口座は登録されていません。` };
    },
    Unknown: function Unknown({ values }) {
      const waits = useCashbacks().open.some(({ id }) => id === values.cashback_id);
      return waits ? (
        <p>口座は、まだ登録されていません。しばらくたってから、もう一度お試しください。</p>
      ) : (
        <p>口座の登録を受け付けています。もう一度のお手続きは必要ありません。</p>
      );
    },
    done: {
      title: () => '口座の登録を受け付けました。',
      keep: (receipt) => receipt,
      Receipt: function Receipt({ receipt }) {
        const { open } = useCashbacks();
        return <CashbackReceiptBody receipt={receipt} waiting={open} path={path} />;
      },
    },
  };
}

/** The account of a fibre cashback (docs/product.md §8.2). */
const fibreCashback = cashbackProcedure({
  name: 'cashback',
  path: paths.cashback(),
  back: paths.campaign(),
  useCashbacks: useFibreCashbacks,
  register: registerFibre,
});

/** The account of the SIM's cashback (docs/product.md §11.6). */
const mobileCashback = cashbackProcedure({
  name: 'mobile_cashback',
  path: paths.mobileCashback(),
  back: paths.mobileCampaign(),
  useCashbacks: useMobileCashbacks,
  register: registerMobile,
});

export default screenOf(fibreCashback, mobileCashback);

interface CashbackReceiptBodyProps {
  receipt: CashbackReceipt;
  /** The cashbacks that still wait for an account. */
  waiting: readonly OpenCashback[];
  /** Address of the form. */
  path: string;
}

/** What is paid, where and when, and the way on to those that still wait. */
function CashbackReceiptBody({ receipt, waiting, path }: CashbackReceiptBodyProps) {
  const facts = useReceiptFacts({
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
  });
  return (
    <ReceiptSection
      lead={`${formatFullDay(receipt.paid_on)}に、ご登録の口座へ振り込む予定です。`}
      end={
        waiting.length > 0 && (
          <>
            <p>
              残り{waiting.length}件、合計
              <b>{formatYen(waiting.reduce((sum, { amount }) => sum + amount, 0))}</b>
              の口座が、まだ登録されていません。
            </p>
            <Actions>
              <Button variant="secondary" href={path}>
                残りの口座を登録する
              </Button>
            </Actions>
          </>
        )
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '特典', value: receipt.name, note: formatYen(receipt.amount), strong: true },
          { term: '金融機関', value: receipt.bank },
          { term: '振り込み予定日', value: formatFullDay(receipt.paid_on) },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
