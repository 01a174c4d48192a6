import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { formatFullDay, formatFullTime, japanDay, untilDay } from '@/lib/date';
import { formatPhone, formatReceiptNumber } from '@/lib/numbers';
import { shapeOf } from '@/screens/shared/statuses';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Disclosure } from '@/ui/row/Disclosure';
import { Status, type StatusShape } from '@/ui/status/Status';
import { formatGiftCode } from './giftValues';
import { usePacketGift, useSentGifts } from './queries';

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
          state === 'waiting' &&
            opened && {
              term: '認証コード',
              value: (
                <Suspense fallback="読み込んでいます">
                  <AuthCode receiptNumber={gift.receipt_number} />
                </Suspense>
              ),
              strong: true,
            },
          { term: '受け取り期限', value: formatFullDay(expires_on) },
          received_at && { term: '受け取り日時', value: formatFullTime(received_at) },
          gift.message && { term: 'メッセージ', value: gift.message },
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
