import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { formatFullDay, japanDay, untilDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { usePacketGift } from './giftEntry';

const usedText = (expires_on: string) =>
  japanDay(now()) > expires_on ? '期限を過ぎました' : '使い切りました';

/** Gifts received in the last twelve months. */
export function ReceivedGifts() {
  const { received } = usePacketGift();
  return (
    <Section label="受け取ったデータ" caption="この12か月">
      {received.length === 0 ? (
        <p>この12か月に受け取ったデータはありません。</p>
      ) : (
        <DataTable
          caption="受け取ったデータ"
          rows={received}
          rowKey={(gift) => gift.receipt_number}
          columns={[
            { key: 'day', head: '受け取った日', cell: (gift) => formatFullDay(gift.accepted_at) },
            {
              key: 'from',
              head: '贈り主',
              below: true,
              cell: ({ from_phone, message }) => (
                <>
                  <Verbatim>{formatPhone(from_phone)}</Verbatim>
                  {message && `「${message}」`}
                </>
              ),
            },
            {
              key: 'until',
              head: '期限',
              below: true,
              cell: ({ expires_on, left_mb }) =>
                left_mb > 0 ? untilDay(expires_on) : usedText(expires_on),
            },
            {
              key: 'left',
              head: '残り',
              right: true,
              cell: ({ left_mb, amount_mb }) => (
                <Nowrap>
                  {formatGb(left_mb)}
                  <small> / {formatGb(amount_mb)} GB</small>
                </Nowrap>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
