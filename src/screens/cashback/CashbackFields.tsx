import { useFormContext } from 'react-hook-form';
import { fetchBanks, fetchBranches } from '@/api/banks';
import { fieldMessages } from '@/catalogue/messages';
import { accountKinds } from '@/catalogue/payment';
import { now } from '@/lib/clock';
import { formatDeadline } from '@/lib/deadline';
import { ungrouped } from '@/lib/width';
import { foldedBy } from '@/procedure/field/textKinds';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Amount } from '@/ui/figure/Amount';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { WordWrap } from '@/ui/WordWrap';
import { BankPicker } from './BankPicker';
import { accountProblem, type CashbackValues, holderKana, holderProblem } from './cashbackValues';
import type { OpenCashback } from './useOpenCashbacks';

/** Which cashback, and the account that it is paid into. */
export function CashbackFields({ open }: { open: readonly OpenCashback[] }) {
  const { register, watch, formState } = useFormContext<CashbackValues>();
  const { errors } = formState;
  const bank = watch('bank_code');
  const chosen = { validate: (value: string) => value !== '' || fieldMessages.mustSelect };
  const [only, ...more] = open;
  // With only one cashback there is no choice: it is shown as text.
  const isOnly =
    only && more.length === 0 && watch('cashback_id') === only.id && !errors.cashback_id;
  const holder = open.find(({ holder: known }) => known)?.holder;
  return (
    <>
      {isOnly ? (
        <div data-field>
          <DescriptionList
            ink="both"
            stacked
            items={[
              {
                term: '受け取る特典',
                value: <WordWrap>{only.name}</WordWrap>,
                note: only.until && formatDeadline(only.until, now()),
                strong: true,
              },
              { term: '金額', value: <Amount value={only.amount} /> },
            ]}
          />
        </div>
      ) : (
        <RadioRows
          label="受け取る特典"
          rows={open.map(({ id, name, amount, until }) => ({
            value: id,
            title: <WordWrap>{name}</WordWrap>,
            help: until && formatDeadline(until, now()),
            amount: <Amount value={amount} />,
          }))}
          error={errors.cashback_id?.message}
          {...register('cashback_id', {
            // A draft may hold a cashback that has ended since.
            validate: (value) => open.some(({ id }) => id === value) || fieldMessages.mustSelect,
          })}
        />
      )}
      <BankPicker
        part="bank"
        label="金融機関"
        hint="名前、カナ、4桁のコードのいずれかで探せます"
        queryKey={['banks']}
        load={fetchBanks}
      />
      {bank && (
        <BankPicker
          key={bank}
          part="branch"
          label="支店"
          hint="名前、カナ、3桁のコードのいずれかで探せます"
          queryKey={['banks', bank]}
          load={() => fetchBranches(bank)}
        />
      )}
      <RadioRows
        label="口座の種類"
        rows={Object.entries(accountKinds).map(([value, title]) => ({ value, title }))}
        error={errors.kind?.message}
        {...register('kind', chosen)}
      />
      <TextField
        label="口座番号"
        hint="7桁。足りないときは、前に0を付けてください"
        inputMode="numeric"
        autoComplete="off"
        short
        error={errors.account_number?.message}
        {...register('account_number', {
          ...foldedBy(ungrouped),
          validate: (digits) => accountProblem(digits) ?? true,
        })}
      />
      <TextField
        label="口座の名義"
        hint={
          holder
            ? `全角カタカナ。ご契約者(${holder})と同じ名義の口座に限ります`
            : '全角カタカナ。ご契約者と同じ名義の口座に限ります'
        }
        autoComplete="off"
        error={errors.holder_kana?.message}
        {...register('holder_kana', {
          ...foldedBy(holderKana),
          validate: (name) => holderProblem(name) ?? true,
        })}
      />
    </>
  );
}
