import { useIsFetching } from '@tanstack/react-query';
import { formatPhone } from '@/lib/phone';
import { daytimeOf } from '@/procedure/phone/phoneValues';
import { mobileContractQueries } from '../contract/queries';
import { phoneWords, useContractor } from './contractorData';

/** What is registered, read again, while nobody knows whether the change was taken. */
export function ContractorUnknown() {
  const { tel, tel_daytime } = useContractor();
  const isReading = useIsFetching({ queryKey: mobileContractQueries.contract().queryKey }) > 0;
  if (isReading) return <p>最新の状態を読み込んでいます。</p>;
  return (
    <p>
      いまの登録は、連絡先が<b>{formatPhone(tel)}</b>、日中の連絡先が
      <b>{daytimeOf(tel_daytime, phoneWords)}</b>
      です。変更したとおりなら、もう一度送る必要はありません。
    </p>
  );
}
