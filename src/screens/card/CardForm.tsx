import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { now } from '@/lib/clock';
import { ungrouped } from '@/lib/width';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { Icon } from '@/theme/icon/Icon';
import { TextField } from '@/ui/fields/TextField';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { CardNumberField } from './CardNumberField';
import { type CardEntry, type CardField, cardProblems, holderName } from './cardValues';
import { ExpiryField } from './ExpiryField';
import { SecurityCodeField } from './SecurityCodeField';

const labels: Record<CardField, string> = {
  card_number: 'カード番号',
  expiry: '有効期限',
  security_code: 'セキュリティコード',
  holder_name: 'カードの名義',
};

type Problems = Partial<Record<CardField, string>>;

/** Lets the screen read the form and show problems. What was typed is in the inputs and nowhere else. */
export interface CardFormHandle {
  read: () => CardEntry;
  refuse: (problems: Problems) => void;
}

interface CardFormProps {
  ref: Ref<CardFormHandle>;
  isSending: boolean;
  onSubmit: () => void;
  exit: string;
}

/** Number, expiry, security code and name in uncontrolled inputs (docs/design.md §6; docs/architecture.md §10). */
export function CardForm({ ref, isSending, onSubmit, exit }: CardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);

  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((n) => n + 1);
  };
  useImperativeHandle(ref, () => ({ read: () => read(form.current), refuse }));
  const settle = (field: CardField) => () =>
    setProblems(({ [field]: _settled, ...others }) => others);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        const found = cardProblems(read(form.current), now());
        if (Object.keys(found).length > 0) refuse(found);
        else {
          setProblems({});
          onSubmit();
        }
      }}
    >
      <FormErrorSummary
        problems={Object.entries(problems).map(([field, cause]) => ({
          field,
          label: labels[field as CardField],
          cause,
        }))}
        attempt={attempt}
      />
      <CardNumberField
        label={labels.card_number}
        error={problems.card_number}
        onTyped={settle('card_number')}
      />
      <ExpiryField label={labels.expiry} error={problems.expiry} onTyped={settle('expiry')} />
      <SecurityCodeField
        label={labels.security_code}
        error={problems.security_code}
        onTyped={settle('security_code')}
      />
      <TextField
        label={labels.holder_name}
        name="holder_name"
        hint="カードに書かれているとおりのローマ字"
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        error={problems.holder_name}
        onInput={settle('holder_name')}
        onBlur={({ currentTarget }) => {
          currentTarget.value = holderName(currentTarget.value);
        }}
      />
      <Actions>
        <SubmitButton
          busy={isSending && '送信しています'}
          endIcon={<Icon name="arrow" />}
          type="submit"
          covered
        >
          カードを認証する
        </SubmitButton>
        <Button variant="text" href={exit}>
          やめて、お支払い方法に戻る
        </Button>
      </Actions>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: { xs: 7, sm: 9 }, pt: 5, borderTop: 1, borderColor: 'divider' }}
      >
        カード番号は、この画面や端末には残りません。認証のあと、カード会社の確認画面が開くことがあります。
      </Typography>
    </form>
  );
}

function read(form: HTMLFormElement | null): CardEntry {
  const data = new FormData(form ?? undefined);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [month, year] = [text('expiry'), text('expiry_year')];
  return {
    card_number: ungrouped(text('card_number')),
    expiry: month && year ? `${year}${month}` : '',
    security_code: ungrouped(text('security_code')),
    holder_name: holderName(text('holder_name')),
  };
}
