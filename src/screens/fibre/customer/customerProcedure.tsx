import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { customerRefusalTitle } from '@/catalogue/customer';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressLines';
import { CurrentContent } from '@/procedure/CurrentContent';
import type { Procedure } from '@/procedure/procedure';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useDecrypted } from '@/procedure/useDecrypted';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { useCustomer, useLetters } from './customerData';
import { type CustomerReceipt, withoutPersonalData } from './customerReceipt';
import { useCustomerBlocked } from './useCustomerBlocked';

/** What the changes of name, address, phone and billing address have in common. */
type Common =
  'Current' | 'exit' | 'reviewNote' | 'useAvailability' | 'refusal' | 'Unknown' | 'done';

/**
 * A change of one part of the customer's data.
 * @param what お名前
 */
export function customerProcedure<Values extends FieldValues>(
  what: string,
  own: Omit<Procedure<Values, CustomerReceipt>, Common | 'title'>,
): Procedure<Values, CustomerReceipt> {
  return {
    title: `${what}の変更`,
    Current: () => <CurrentContent items={[{ term: what, value: useRegistered(what) }]} />,
    exit: { to: paths.customer(), label: '登録情報に戻る' },
    reviewNote: 'まだ変更されていません。',
    useAvailability: useCustomerBlocked,
    refusal: ({ code, message }) => ({
      title: customerRefusalTitle(code),
      text: `${message}登録情報は変わっていません。`,
    }),
    Unknown: () => <CustomerUnknown what={what} />,
    done: {
      title: ({ from }) =>
        from === null ? `${what}の変更を受け付けました。` : `${what}を変更しました。`,
      keep: withoutPersonalData,
      Receipt: CustomerReceiptBody,
    },
    ...own,
  };
}

/** What is registered of a part of the customer's data. */
function useRegistered(what: string): ReactNode {
  const customer = useCustomer();
  const letters = useLetters();
  const now: Record<string, ReactNode> = {
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
  return now[what];
}

/** Shown while it is unknown whether a change was taken: what is registered now. */
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

/** What was changed, when, and by whom. */
function CustomerReceiptBody({ receipt }: { receipt: CustomerReceipt }) {
  const { from } = receipt;
  const facts = useReceiptFacts(receipt);

  const values = useChangedValues(receipt);
  const rows: DescriptionItem[] = [
    ...receipt.changed.map(({ term }, index) => ({ term, value: values[index], strong: true })),
    {
      term: '変更の日',
      value: from ?? '書類をご返送いただいたあと',
      strong: true,
    },
    ...facts,
  ];
  return (
    <ReceiptSection
      lead={
        from === null
          ? '必要な書類を郵送でお届けします。ご記入のうえ、ご返送ください。'
          : 'お手続きは完了しました。ほかにしていただくことはありません。'
      }
      end={
        from === null ? (
          <p>
            <Link href={paths.progress()}>手続きの状況を見る</Link>
          </p>
        ) : undefined
      }
    >
      <DescriptionList items={rows} stacked />
    </ReceiptSection>
  );
}

const elsewhere = '登録情報でお確かめください';

/**
 * The values of a receipt's rows: as they were typed, or after a reload as the server decrypts them. A
 * text stands for them while they are being decrypted, and if they can't be.
 */
function useChangedValues({ changed, cipher }: CustomerReceipt): readonly string[] {
  const isKept = changed.some(({ value }) => value === undefined);
  const { values, instead } = useDecrypted('fixed', cipher, elsewhere, isKept);
  return changed.map(
    ({ value }, index) => value ?? values?.[index] ?? (values ? elsewhere : instead),
  );
}
