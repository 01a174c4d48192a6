import { useQuery } from '@tanstack/react-query';
import { OutcomeError } from '@/api/errors';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { daytimeOf } from '@/procedure/phone/phoneValues';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { Definitions } from '@/ui/row/Definitions';
import { decrypted } from './changeNumbers';
import { phoneWords, type ContractorReceipt } from './contractorData';

/** The numbers as they are registered now. */
export function ContractorReceiptBody({ receipt }: { receipt: ContractorReceipt }) {
  const { numbers, cipher, appliedOn } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead="お手続きは完了しました。ほかにしていただくことはありません。"
      end={<p>SIMの電話番号は変わっていません。</p>}
    >
      <Definitions
        ink="top"
        stacked
        items={[
          {
            term: '連絡先の電話番号',
            value: numbers ? formatPhone(numbers.tel) : <Kept cipher={cipher} />,
            strong: true,
          },
          ...(numbers
            ? [{ term: '日中の連絡先', value: daytimeOf(numbers.tel_daytime, phoneWords) }]
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

/** After a reload: numbers aren't kept on the device as they are, so the server decrypts them. */
function Kept({ cipher }: { cipher: string | undefined }) {
  const { data, error } = useQuery({
    queryKey: ['contractor', cipher],
    queryFn: () => decrypted(cipher ?? ''),
    enabled: cipher !== undefined,
    gcTime: 0,
  });
  if (cipher === undefined) return elsewhere;
  if (data !== undefined) return formatPhone(data);
  if (error instanceof OutcomeError && error.code === 'cipher_expired')
    return `表示できる時間を過ぎました。${elsewhere}`;
  return error ? elsewhere : '読み込んでいます';
}
