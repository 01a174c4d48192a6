import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ungrouped } from '@/lib/characters';
import { now } from '@/lib/clock';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { Icon } from '@/theme/icon/Icon';
import { describe, FieldFrame } from '@/ui/fields/FieldFrame';
import { TextField } from '@/ui/fields/TextField';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import {
  brandNames,
  brandOf,
  type CardField,
  cardProblems,
  type CardValues,
  expiryYears,
  groupCardDigits,
  holderName,
} from './cardValues';

const labels: Record<CardField, string> = {
  card_number: 'カード番号',
  expiry: '有効期限',
  security_code: 'セキュリティコード',
  holder_name: 'カードの名義',
};

type Problems = Partial<Record<CardField, string>>;

/** Lets the screen read the form and show problems. What was typed is in the inputs and nowhere else. */
export interface CardFormHandle {
  read: () => CardValues;
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
      <Typography variant="help" sx={{ mb: 5 }}>
        カードの情報は、安全のためこの画面や端末に残しません。途中でログインし直したときは、もう一度入力してください。
      </Typography>
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
        variant="help"
        sx={{ mt: { xs: 7, sm: 9 }, pt: 5, borderTop: 1, borderColor: 'divider' }}
      >
        認証のあと、カード会社の確認画面が開くことがあります。
      </Typography>
    </form>
  );
}

function read(form: HTMLFormElement | null): CardValues {
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

interface CardNumberFieldProps {
  label: string;
  error: string | undefined;
  onTyped: () => void;
}

/** The card number, grouped while it is typed at its end. The page's state holds only its brand. */
function CardNumberField({ label, error, onTyped }: CardNumberFieldProps) {
  const [brand, setBrand] = useState<string>();
  const arrange = (input: HTMLInputElement, isTyping: boolean) => {
    const digits = ungrouped(input.value);
    setBrand(brandOf(digits)?.name);
    // Writing moves the caret to the end.
    const isFree = !isTyping || input.selectionStart === input.value.length;
    if (isFree && /^\d*$/.test(digits)) input.value = groupCardDigits(digits);
  };
  return (
    <TextField
      label={label}
      name="card_number"
      hint={brandNames.join('、')}
      inputMode="numeric"
      autoComplete="cc-number"
      error={error}
      below={
        <Typography variant="help" role="status">
          {brand}
        </Typography>
      }
      onInput={({ currentTarget, nativeEvent }) => {
        onTyped();
        // Text that an input method is still composing must not be changed.
        if (!nativeEvent.isComposing) arrange(currentTarget, true);
      }}
      onBlur={({ currentTarget }) => arrange(currentTarget, false)}
    />
  );
}

interface ExpiryFieldProps {
  label: string;
  error: string | undefined;
  onTyped: () => void;
}

/** Month and year, in the order of the card; twenty years to choose from (docs/product.md §5.7). */
function ExpiryField({ label, error, onTyped }: ExpiryFieldProps) {
  const hint = 'カードに「月/年」の順で書かれています';
  const parts = [
    {
      id: 'expiry',
      unit: '月',
      autoComplete: 'cc-exp-month',
      values: Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')),
    },
    { id: 'expiry_year', unit: '年', autoComplete: 'cc-exp-year', values: expiryYears(now()) },
  ];
  return (
    <FieldFrame id="expiry" {...{ label, hint, error }}>
      <Pair>
        {parts.map(({ id, unit, autoComplete, values }) => (
          <FormControl key={id} error={Boolean(error)}>
            <NativeSelect
              input={<OutlinedInput />}
              defaultValue=""
              onChange={onTyped}
              inputProps={{
                id,
                name: id,
                'aria-label': `${label}の${unit}`,
                'aria-required': true,
                autoComplete,
                ...describe('expiry', { hint, error }),
              }}
            >
              <option value="">{unit}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                  {unit}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
        ))}
      </Pair>
    </FieldFrame>
  );
}

interface SecurityCodeFieldProps {
  label: string;
  error: string | undefined;
  onTyped: () => void;
}

/** The security code, beside a drawing that shows where it is on the card (docs/design.md §6). */
function SecurityCodeField({ label, error, onTyped }: SecurityCodeFieldProps) {
  const hint = '裏面の署名欄の、末尾3桁。American Expressは、表面の4桁';
  return (
    <FieldFrame id="security_code" {...{ label, hint, error }}>
      <Pair>
        <OutlinedInput
          slotProps={{
            input: {
              id: 'security_code',
              name: 'security_code',
              inputMode: 'numeric',
              autoComplete: 'cc-csc',
              'aria-required': true,
              onInput: onTyped,
              onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
                currentTarget.value = ungrouped(currentTarget.value);
              },
              ...describe('security_code', { hint, error }),
            },
          }}
        />
        <svg
          width="100%"
          viewBox="0 0 160 100"
          // Its border is drawn on the edge, where a scaled line would be cut in half.
          overflow="visible"
          role="img"
          aria-label="カードの裏面。署名欄の右端に3桁の数字"
        >
          <rect
            x="0.5"
            y="0.5"
            width="159"
            height="99"
            rx="4"
            fill="var(--sheet)"
            stroke="var(--field)"
            vectorEffect="non-scaling-stroke"
          />
          <rect x="1" y="8" width="158" height="14" fill="var(--bar)" />
          <rect x="12" y="37" width="90" height="21" fill="var(--paper-2)" stroke="var(--rule)" />
          <rect
            x="105"
            y="35"
            width="43"
            height="25"
            fill="var(--sheet)"
            stroke="var(--accent)"
            strokeWidth="2"
          />
          <text
            x="126.5"
            y="52.5"
            textAnchor="middle"
            fontSize="14"
            fontWeight="700"
            fill="var(--ink)"
          >
            123
          </text>
        </svg>
      </Pair>
    </FieldFrame>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'center',
        gap: 4,
        maxWidth: 420,
      }}
    >
      {children}
    </Box>
  );
}
