import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressLines';
import { useCustomer, useLetters } from './customerData';

/** What is registered, read again, while nobody knows whether a change was taken. */
export function CustomerUnknown({ what }: { what: string }) {
  const customer = useCustomer();
  const letters = useLetters();
  const now: Record<string, ReactNode> = {
    お名前: `${customer.last_name} ${customer.first_name} 様`,
    住所: <AddressLines address={customer} />,
    電話番号: (
      <>
        {formatPhone(customer.tel)}
        {customer.tel_daytime && `(日中の連絡先 ${formatPhone(customer.tel_daytime)})`}
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
  return (
    <>
      <p>いまの{what}は、次のとおり登録されています。</p>
      <p>
        <b>{now[what]}</b>
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
