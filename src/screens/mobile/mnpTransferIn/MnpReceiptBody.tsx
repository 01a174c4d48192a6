import { brand } from '@/catalogue/brand';
import type { OrderApplicationStatus } from '@/catalogue/codes';
import { formatFullTime, formatTime, japanDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { Phrase, Verbatim } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { MnpReceipt } from './mnpEntry';

// With it the page of applications names the same day.
const reserved: OrderApplicationStatus = 'mnp_move_in_reserving';

/** When the number moves, and what to do then. */
export function MnpReceiptBody({ receipt }: { receipt: MnpReceipt }) {
  const { startsAt, phone, interruptionMinutes } = receipt;
  const facts = useReceiptFacts({ ...receipt, hasNumber: true });
  return (
    <ReceiptSection
      lead={`予約した時刻から${interruptionMinutes}分ほど、電話が使えません。`}
      end={
        <>
          <AddToCalendar
            events={[
              {
                id: `${receipt.receiptNumber} ${reserved}`,
                title: `開通(${brand.services.mobile})`,
                day: japanDay(startsAt),
                notes: [formatTime(startsAt), formatPhone(phone)],
                url: paths.mobileProgress(),
              },
            ]}
          />
          <NumberedSteps
            steps={[
              {
                title: '予約の時刻までに、SIMを用意する',
                text: '届いたSIMを、使うスマートフォンに入れてください。',
              },
              {
                title: '開通したら、端末を再起動する',
                text: (
                  <>
                    電話がつながれば、<Phrase>手続きは完了です。</Phrase>
                  </>
                ),
              },
            ]}
          />
        </>
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '開通', value: formatFullTime(startsAt), strong: true },
          { term: '移す番号', value: <Verbatim>{formatPhone(phone)}</Verbatim>, strong: true },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
