import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type BankEntry, fetchBanks, fetchBranches } from '@/api/banks';
import { fieldMessages } from '@/catalogue/messages';
import { accountKinds } from '@/catalogue/payment';
import { ungrouped } from '@/lib/characters';
import { now } from '@/lib/clock';
import { formatDeadline } from '@/lib/date';
import { foldedBy } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { TextField } from '@/ui/fields/TextField';
import { Amount } from '@/ui/figure/Amount';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { WordWrap } from '@/ui/WordWrap';
import { searchBanks } from './bankSearch';
import { accountProblem, type CashbackValues, holderKana, holderProblem } from './cashbackValues';
import type { OpenCashback } from './useOpenCashbacks';

export function CashbackFields({ open }: { open: readonly OpenCashback[] }) {
  const field = useField<CashbackValues>();
  const { watch, formState } = useFormContext<CashbackValues>();
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
          {...field('cashback_id', {
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
        {...field('kind', chosen)}
      />
      <TextField
        label="口座番号"
        hint="7桁。足りないときは、前に0を付けてください"
        inputMode="numeric"
        autoComplete="off"
        short
        {...field('account_number', {
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
        {...field('holder_kana', {
          ...foldedBy(holderKana),
          validate: (name) => holderProblem(name) ?? true,
        })}
      />
    </>
  );
}

const most = 8;

interface BankPickerProps {
  /** `bank` or `branch`: the fields that it fills. */
  part: 'bank' | 'branch';
  label: string;
  hint: string;
  queryKey: readonly unknown[];
  load: () => Promise<BankEntry[]>;
}

/** A bank or a branch, found by name, kana or code in the list that is loaded when it is asked for. */
function BankPicker({ part, label, hint, queryKey, load }: BankPickerProps) {
  const { register, setValue, watch, formState } = useFormContext<CashbackValues>();
  const [typed, setTyped] = useState('');
  const [name, code] = watch([`${part}_name`, `${part}_code`]);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: load,
    enabled: typed !== '',
    staleTime: Infinity,
    retry: false,
  });
  const found = searchBanks(data ?? [], typed);
  const choose = (entry: BankEntry | undefined) => {
    const set = { shouldValidate: formState.isSubmitted } as const;
    setValue(`${part}_name`, entry?.name ?? '', set);
    setValue(`${part}_code`, entry?.code ?? '', set);
    if (part === 'bank') {
      setValue('branch_name', '');
      setValue('branch_code', '');
    }
    setTyped('');
  };
  register(`${part}_code`, {
    validate: (chosen, { bank_code }) =>
      chosen !== '' || isBeforeBank(part, bank_code) || fieldMessages.mustSelect,
  });
  return (
    <TextField
      label={label}
      id={`${part}_code`}
      hint={hint}
      autoComplete="off"
      value={code ? `${name}(${code})` : typed}
      error={formState.errors[`${part}_code`]?.message}
      onChange={({ target }) => {
        if (code) choose(undefined);
        else setTyped(target.value);
      }}
      below={
        <>
          {code && (
            <Button
              variant="text"
              aria-label={`選び直す(${label})`}
              onClick={() => choose(undefined)}
            >
              選び直す
            </Button>
          )}
          <Typography
            variant="help"
            role="status"
            // Keeps clear of the focus ring around the input above.
            sx={{ '&:not(:empty)': { mt: 2 } }}
          >
            {typed && !code && textOf(data && found.length, isError)}
          </Typography>
          {isError && (
            <Button variant="text" onClick={() => void refetch()}>
              もう一度読み込む
            </Button>
          )}
          {typed && !code && (
            <List
              sx={{
                mt: 2,
                '& > li': { borderBottom: 1, borderColor: 'divider' },
                '& > li + li': { borderTop: 0 },
              }}
            >
              {found.slice(0, most).map((entry) => (
                <li key={entry.code}>
                  <Button variant="text" onClick={() => choose(entry)}>
                    {`${entry.name}(${entry.code})`}
                  </Button>
                </li>
              ))}
            </List>
          )}
        </>
      }
    />
  );
}

/**
 * The branch is asked for once the bank is chosen. Its rule stays registered without its field, so it
 * must pass before that.
 */
const isBeforeBank = (part: BankPickerProps['part'], bank: string) =>
  part === 'branch' && bank === '';

/** @param count undefined until the list has loaded; while offline it stays undefined */
function textOf(count: number | undefined, isError: boolean): string {
  if (isError) return '一覧を読み込めませんでした。入力した内容は残っています。';
  if (count === undefined) return '一覧を読み込んでいます。';
  if (count === 0) return '見つかりません。名前、カナ、コードのいずれかで探せます。';
  return count > most ? `${count}件あります。もう少し入力すると絞れます。` : `${count}件あります。`;
}
