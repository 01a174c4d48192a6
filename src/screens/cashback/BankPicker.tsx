import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BankEntry } from '@/api/banks';
import { fieldMessages } from '@/catalogue/messages';
import { TextField } from '@/ui/fields/TextField';
import { searchBanks } from './bankSearch';
import type { CashbackValues } from './cashbackValues';

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
export function BankPicker({ part, label, hint, queryKey, load }: BankPickerProps) {
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
            variant="body2"
            color="textSecondary"
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
