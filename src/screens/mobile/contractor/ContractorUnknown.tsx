import { formatPhone } from '@/lib/phone';
import { daytimeOf } from '@/procedure/phone/phoneValues';
import { phoneNames, useContractor } from './contractorData';

/** What is registered, read again, while nobody knows whether the change was taken. */
export function ContractorUnknown() {
  const { tel, tel_daytime } = useContractor();
  return (
    <p>
      いまの登録は、連絡先が<b>{formatPhone(tel)}</b>、日中の連絡先が
      <b>{daytimeOf(tel_daytime, phoneNames)}</b>
      です。変更したとおりなら、もう一度送る必要はありません。
    </p>
  );
}
