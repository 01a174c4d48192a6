import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { brand } from '@/catalogue/brand';
import type { OrderApplicationStatus } from '@/catalogue/codes';
import { timeBandText } from '@/catalogue/timeBands';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { DescriptionList } from '@/ui/row/DescriptionList';
import type { DeviceReceipt } from './deviceValues';

// With it the page of applications names the same day.
const shipping: OrderApplicationStatus = 'shipping';

/** What comes when, and what it costs. */
export function DeviceReceiptBody({ receipt }: { receipt: DeviceReceipt }) {
  const { name, colour, payment, price, fee, deliveryOn, deliveryBand } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
      lead={
        deliveryOn
          ? `${formatFullDay(deliveryOn)}にお届けします。ご本人がお受け取りください。`
          : 'お届け日が決まりましたら、メールでお知らせします。'
      }
      end={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 28px' }}>
          <Button variant="text" href={paths.mobileProgress()}>
            手続きの状況を見る
          </Button>
          {deliveryOn && (
            <AddToCalendar
              events={[
                {
                  id: `${receipt.receiptNumber} ${shipping}`,
                  title: `${name}のお届け(${brand.services.mobile})`,
                  day: deliveryOn,
                  time: deliveryBand || undefined,
                  url: paths.mobileProgress(),
                },
              ]}
            />
          )}
        </Stack>
      }
    >
      <DescriptionList
        ink="top"
        stacked
        items={[
          { term: '機種', value: name, note: colour, strong: true },
          {
            term: 'お届け',
            value: deliveryOn ? formatFullDay(deliveryOn) : '日時の指定なし',
            note: deliveryBand ? timeBandText(deliveryBand) : undefined,
            strong: true,
          },
          {
            term: '機種代金',
            value: formatYen(price),
            note: payment === 'instalment' ? '分割払い' : '一括払い',
          },
          { term: '手数料', value: formatYen(fee) },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
