import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { api } from '@/api/generated/operations';
import { ofService, useRead } from '@/api/query';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { comparedToCurrent } from '@/procedure/CurrentContent';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { ProcedureForm } from '@/procedure/Procedure';
import { useValues } from '@/procedure/procedureData';
import { Review } from '@/procedure/Review';
import { FieldHint } from '@/ui/fields/FieldFrame';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import { changeContract, CustomerChange, customerProcedure } from './CustomerChange';
import { useCustomer, useCustomerBlocked } from './customerData';

const labels = {
  last_name: '姓',
  first_name: '名',
  last_name_kana: 'セイ(フリガナ)',
  first_name_kana: 'メイ(フリガナ)',
} as const;

type NameValues = Record<keyof typeof labels, string>;

const name = customerProcedure<NameValues>('お名前', {
  name: 'customer_name',
  path: paths.customerName(),
  steps: [
    {
      slug: '',
      label: '入力',
      fields: Object.entries(labels).map(([name, label]) => ({
        name: name as keyof NameValues,
        label,
        requestField: `name.${name}`,
        secret: true,
      })),
    },
  ],
  submit: (values) =>
    changeContract({ name: nameOf(values) }, [
      { term: '新しいお名前', value: `${values.last_name} ${values.first_name}` },
      { term: 'フリガナ', value: `${values.last_name_kana} ${values.first_name_kana}` },
    ]),
});

/** The name and its kana; the change waits for a document. */
export default function Name() {
  return (
    <CustomerChange of={name} what="お名前">
      <NameSteps />
    </CustomerChange>
  );
}

const NameSteps = () => (
  <ProcedureForm<NameValues>
    defaults={nameOf(useCustomer())}
    blocked={useNameBlocked()}
    review={<NameReview />}
  >
    <InputStep>
      <NameFields />
    </InputStep>
  </ProcedureForm>
);

/** What closes all changes of the customer, or an earlier change of the name, which waits for its document. */
function useNameBlocked(): Blocked | undefined {
  const blocked = useCustomerBlocked();
  const { renaming_since } = useRead(api.getContract, ofService('fixed'));
  if (blocked || !renaming_since) return blocked;
  return {
    reason: `${formatDay(renaming_since)}に、お名前の変更を受け付けています。郵送でお届けする書類を、ご返送ください。`,
    possible: '手続きの進み具合は、「手続きの状況」でお確かめいただけます。',
    actions: (
      <Button variant="secondary" href={paths.progress()}>
        手続きの状況を見る
      </Button>
    ),
  };
}

const nameOf = ({ last_name, first_name, last_name_kana, first_name_kana }: NameValues) => ({
  last_name,
  first_name,
  last_name_kana,
  first_name_kana,
});

const isSameName = (one: NameValues, other: NameValues): boolean =>
  one.last_name === other.last_name &&
  one.first_name === other.first_name &&
  one.last_name_kana === other.last_name_kana &&
  one.first_name_kana === other.first_name_kana;

function NameReview() {
  const typed = useValues<NameValues>();
  const registered = useCustomer();
  return (
    <Review<NameValues>
      rows={[
        {
          term: '新しいお名前',
          ...comparedToCurrent(
            `${typed.last_name} ${typed.first_name}`,
            `${registered.last_name} ${registered.first_name}`,
            Verbatim,
          ),
          field: 'last_name',
        },
        {
          term: 'フリガナ',
          ...comparedToCurrent(
            `${typed.last_name_kana} ${typed.first_name_kana}`,
            `${registered.last_name_kana} ${registered.first_name_kana}`,
            Verbatim,
          ),
          field: 'last_name_kana',
        },
      ]}
      isSame={isSameName(typed, registered)}
      after={
        <p>
          受け付けのあと、必要な書類を郵送でお届けします。お名前が変わるのは、ご返送いただいたあとです。
        </p>
      }
      action="お名前を変更する"
    />
  );
}

function NameFields() {
  const field = useField<NameValues>();
  const registered = useCustomer();
  const isNew = (_: string, typed: NameValues) =>
    !isSameName(typed, registered) || 'いまのお名前と同じです。変更するところを入力してください。';
  const kana = typedAs(textKinds.kana);
  return (
    <>
      <p>
        ご結婚などでお名前が変わったときの手続きです。ご契約をほかの方に引き継ぐときは、お電話で承ります。
      </p>
      <Stack spacing={9} useFlexGap sx={{ mt: 7 }}>
        <Pair label="お名前" hint="ミドルネームは、名に続けて入力してください">
          <Grid size={6}>
            <TextField
              label="姓"
              autoComplete="family-name"
              {...field('last_name', typedAs(textKinds.name, { also: isNew }))}
            />
          </Grid>
          <Grid size={6}>
            <TextField
              label="名"
              autoComplete="given-name"
              {...field('first_name', typedAs(textKinds.name))}
            />
          </Grid>
        </Pair>
        <Pair label="フリガナ" hint="全角カタカナ。空白や「・」を入れずに、続けて入力してください">
          <Grid size={6}>
            <TextField
              label="セイ(フリガナ)"
              autoComplete="off"
              {...field('last_name_kana', kana)}
            />
          </Grid>
          <Grid size={6}>
            <TextField
              label="メイ(フリガナ)"
              autoComplete="off"
              {...field('first_name_kana', kana)}
            />
          </Grid>
        </Pair>
      </Stack>
    </>
  );
}

/** Two fields side by side, with a hint that is about both. */
function Pair({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-label={label} aria-describedby={id}>
      <FieldHint id={id}>{hint}</FieldHint>
      <Grid container spacing={{ xs: 3, sm: 5 }} sx={{ mt: 3 }}>
        {children}
      </Grid>
    </div>
  );
}
