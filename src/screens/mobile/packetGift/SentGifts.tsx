import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { formatGb } from '@/lib/data';
import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatPhone } from '@/lib/phone';
import { shapeOf } from '@/screens/shared/statuses';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Disclosure } from '@/ui/row/Disclosure';
import { Status, type StatusShape } from '@/ui/status/Status';
import { formatGiftCode, useSentGifts } from './giftEntry';
const states: Record<Code.PacketGiftState, StatusShape> = {
  waiting: { mark: 'half', label: '受け取り待ち' },
  received: { mark: 'done', label: '受け取り済み' },
  expired: { mark: 'dash', label: '期限切れ', ended: true },
};

/** Gifts given in the last twelve months; the codes of one are read when it is opened. */
export function SentGifts({ hideEmpty }: { hideEmpty?: boolean }) {
  const sent = useSentGifts();
  if (hideEmpty && sent.length === 0) return null;
  return (
    <Section id="sent" label="贈ったデータ" caption="この12か月">
      {sent.length === 0 ? (
        <p>この12か月に贈ったデータはありません。</p>
      ) : (
        <List>
          {sent.map((gift) => (
            <li key={gift.receipt_number}>
              <Gift gift={gift} />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

function Gift({ gift }: { gift: Schema.SentGift }) {
  const [opened, setOpened] = useState(false);
  const { state, amount_mb, to_phone, gift_code, accepted_at, expires_on, received_at } = gift;
  const title = (
    <>
      {`${formatGb(amount_mb)}GB → `}
      <Verbatim>{formatPhone(to_phone)}</Verbatim>
    </>
  );
  return (
    <Disclosure
      name={gift.receipt_number}
      bold={state === 'waiting'}
      title={title}
      eyebrow={
        <>
          <Nowrap>{formatFullDay(accepted_at)}</Nowrap>
          <Status {...shapeOf(states, state)} />
        </>
      }
      onOpen={() => setOpened(true)}
    >
      <DescriptionList
        ink="top"
        items={[
          {
            term: 'ギフトコード',
            value: gift_code ? <Verbatim>{formatGiftCode(gift_code)}</Verbatim> : '発行しています',
            strong: state === 'waiting',
          },
          ...(state === 'waiting' && opened
            ? [
                {
                  term: '認証コード',
                  value: (
                    <Suspense fallback="読み込んでいます">
                      <AuthCode receiptNumber={gift.receipt_number} />
                    </Suspense>
                  ),
                  strong: true,
                },
              ]
            : []),
          { term: '受け取り期限', value: formatFullDay(expires_on) },
          ...(received_at ? [{ term: '受け取り日時', value: formatFullTime(received_at) }] : []),
          ...(gift.message ? [{ term: 'メッセージ', value: gift.message }] : []),
          {
            term: '受付番号',
            value: <Verbatim>{formatReceiptNumber(gift.receipt_number)}</Verbatim>,
          },
        ]}
      />
    </Disclosure>
  );
}

function AuthCode({ receiptNumber }: { receiptNumber: string }) {
  const { data } = useSuspenseQuery(
    queryOrRejection(read(api.getPacketGiftCode, { receipt_number: receiptNumber })),
  );
  return isRejection(data) ? <>{data.refusal.message}</> : <Verbatim>{data.auth_code}</Verbatim>;
}
