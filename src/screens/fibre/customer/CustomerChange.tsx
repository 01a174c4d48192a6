import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call, type Input } from '@/api/client';
import { api } from '@/api/generated/operations';
import { billNamed } from '@/catalogue/billing';
import { customerRefusalTitle } from '@/catalogue/contract';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressInputs';
import { CurrentContent } from '@/procedure/CurrentContent';
import { encrypt } from '@/procedure/encryption';
import { Procedure } from '@/procedure/Procedure';
import type { ProcedureData } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { useDecrypted } from '@/procedure/useDecrypted';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { useBillingAddress, useCustomer } from './customerData';

/** The answer to a change, with its rows as they were sent. */
export interface Changed {
  receipt_number: string;
  accepted_at: string;
  /** ISO day from which the change holds; null while a document is awaited. */
  applied_on?: string | null;
  /** The first month that is billed by the change, YYYYMM; null before a first bill whose month isn't known. */
  starts_month?: string | null;
  /** A value is personal data, so it isn't kept outside the page. */
  rows: readonly { term: string; value?: string }[];
  /** The values as the server encrypted them, for the receipt after a reload. */
  cipher?: string | undefined;
}

type Common = 'title' | 'exit' | 'reviewNote' | 'keep' | 'refusal';

/**
 * The plain data of a change of one part of the customer's data.
 * @param what お名前
 */
export const customerProcedure = <Values extends FieldValues>(
  what: string,
  own: Omit<ProcedureData<Values, Changed>, Common>,
): ProcedureData<Values, Changed> => ({
  title: `${what}の変更`,
  exit: { to: paths.customer(), label: '登録情報に戻る' },
  reviewNote: 'まだ変更されていません。',
  keep: (changed) => ({ ...changed, rows: changed.rows.map(({ term }) => ({ term })) }),
  refusal: ({ code, message }) => ({
    title: customerRefusalTitle(code),
    text: `${message}登録情報は変わっていません。`,
  }),
  ...own,
});

/** Changes a part of the contract's data, and encrypts what the receipt shows of it. @throws ApiError */
export const changeContract = async (
  part: Partial<Input<'putContract'>['body']>,
  rows: readonly { term: string; value: string }[],
): Promise<Changed> => ({
  ...(await call(api.putContract, { body: { name: null, address: null, phone: null, ...part } })),
  ...(await withCipher(rows)),
});

/** The rows in clear for the page, and encrypted to be kept. */
export const withCipher = async (rows: readonly { term: string; value: string }[]) => ({
  rows,
  cipher: await encrypt(
    'fixed',
    rows.map(({ value }) => value),
  ),
});

interface CustomerChangeProps<Values extends FieldValues> {
  of: ProcedureData<Values, Changed>;
  /** お名前 */
  what: string;
  children: ReactNode;
}

/** A change of one part of the customer's data; its children are the steps. */
export function CustomerChange<Values extends FieldValues>({
  of,
  what,
  children,
}: CustomerChangeProps<Values>) {
  return (
    <Procedure
      of={of}
      current={<Current what={what} />}
      unknown={() => <CustomerUnknown what={what} />}
      done={(changed) => <CustomerDone what={what} changed={changed} />}
    >
      {children}
    </Procedure>
  );
}

function Current({ what }: { what: string }) {
  return <CurrentContent items={[{ term: what, value: useRegistered(what) }]} />;
}

/** What is registered of a part of the customer's data. */
function useRegistered(what: string): ReactNode {
  const customer = useCustomer();
  const letters = useBillingAddress();
  const registered: Record<string, ReactNode> = {
    お名前: <Verbatim>{`${customer.last_name} ${customer.first_name} 様`}</Verbatim>,
    住所: <AddressLines address={customer} />,
    電話番号: (
      <>
        <Nowrap translate="no">{formatPhone(customer.tel)}</Nowrap>
        {customer.tel_daytime && (
          <>
            <br />
            日中の連絡先 <Nowrap translate="no">{formatPhone(customer.tel_daytime)}</Nowrap>
          </>
        )}
      </>
    ),
    請求書の送付先: (
      <>
        {letters.name} 様
        <br />
        <AddressLines address={letters.address} />
      </>
    ),
  };
  return registered[what];
}

function CustomerUnknown({ what }: { what: string }) {
  const registered = useRegistered(what);
  return (
    <>
      <p>いまの{what}は、次のとおり登録されています。</p>
      <p>
        <b>{registered}</b>
      </p>
      <p>
        変更したとおりなら、もう一度送る必要はありません。違うときは、お知らせ履歴に受け付けの記録がないことをお確かめのうえ、もう一度お送りください。
      </p>
      <Button variant="text" href={paths.notificationHistory()}>
        お知らせ履歴を見る
      </Button>
    </>
  );
}

function CustomerDone({ what, changed }: { what: string; changed: Changed }) {
  const values = useChangedValues(changed);
  const { applied_on, starts_month } = changed;
  const isAwaited = applied_on === null;
  const from = starts_month === undefined ? undefined : `${billNamed(starts_month)}分から`;
  return (
    <DonePage
      title={isAwaited ? `${what}の変更を受け付けました。` : `${what}を変更しました。`}
      lead={
        isAwaited
          ? '必要な書類を郵送でお届けします。ご記入のうえ、ご返送ください。'
          : 'お手続きは完了しました。ほかにしていただくことはありません。'
      }
      end={
        isAwaited && (
          <p>
            <Link href={paths.progress()}>手続きの状況を見る</Link>
          </p>
        )
      }
      of={changed}
      rows={[
        ...changed.rows.map(({ term }, index) => ({
          term,
          value: values[index],
          strong: true,
        })),
        {
          term: '変更の日',
          value: applied_on ? formatFullDay(applied_on) : (from ?? '書類をご返送いただいたあと'),
          strong: true,
        },
      ]}
    />
  );
}

const elsewhere = '登録情報でお確かめください';

/**
 * The values of a receipt's rows: as they were typed, or after a reload as the server decrypts them. While that
 * runs, and when it fails, a text is in their place.
 */
function useChangedValues({ rows, cipher }: Changed): readonly string[] {
  const isKept = rows.some(({ value }) => value === undefined);
  const { values, instead } = useDecrypted('fixed', cipher, elsewhere, isKept);
  return rows.map(({ value }, index) => value ?? values?.[index] ?? (values ? elsewhere : instead));
}
