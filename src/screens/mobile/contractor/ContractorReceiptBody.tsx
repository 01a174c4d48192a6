import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { daytimeOf } from '@/procedure/phone/phoneValues';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useDecrypted } from '@/procedure/useDecrypted';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { type ContractorReceipt, phoneNames } from './contractorData';

/** The numbers as they are registered now. */
export function ContractorReceiptBody({ receipt }: { receipt: ContractorReceipt }) {
  const { numbers, cipher, appliedOn } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead="お手続きは完了しました。ほかにしていただくことはありません。"
      end={<p>SIMの電話番号は変わっていません。</p>}
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          {
            term: '連絡先の電話番号',
            value: numbers ? (
              <Verbatim>{formatPhone(numbers.tel)}</Verbatim>
            ) : (
              <Kept cipher={cipher} />
            ),
            strong: true,
          },
          ...(numbers
            ? [{ term: '日中の連絡先', value: daytimeOf(numbers.tel_daytime, phoneNames) }]
            : []),
          {
            term: '変更の日',
            value: appliedOn ? formatFullDay(appliedOn) : '書類をご返送いただいたあと',
          },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}

const elsewhere = 'ご契約情報でお確かめください';

/** After a reload: numbers aren't kept on the device in clear, so the server decrypts them. */
function Kept({ cipher }: { cipher: string | undefined }) {
  const { values, instead } = useDecrypted('mobile', cipher, elsewhere);
  const [tel] = values ?? [];
  return tel === undefined ? instead : <Verbatim>{formatPhone(tel)}</Verbatim>;
}
