import type { Notice } from './customer.ts';

/** The notifications of a mobile customer of some months, newest first; those about a bill get its figures. */
export const simNotices: Notice[] = [
  {
    notification_id: 'n26111801',
    date: '2026-11-18',
    title: '今月のデータが残り少なくなったときのお知らせを始めました',
    is_unread: true,
    is_important: false,
    paragraphs: ['データの残りが1.0GBを下回ると、登録のメールアドレスにお知らせします。'],
    rows: [],
    link: { url: '/mobile/top/', text: 'データ残量を見る', type: 'internal' },
  },
  {
    notification_id: 'n26111602',
    date: '2026-11-16',
    title: '11月ご請求分の金額が確定しました',
    is_unread: true,
    is_important: false,
    paragraphs: ['2026年10月ご利用分の、ご請求額が確定しました。'],
    rows: [],
    link: null,
  },
  {
    notification_id: 'n26110401',
    date: '2026-11-04',
    title: '海外でのご利用について',
    is_unread: false,
    is_important: true,
    paragraphs: [
      '海外でデータ通信をお使いになる前に、端末の「データローミング」をオフにしてください。',
      '海外でのデータ通信は、国内のデータ量とは別に料金がかかります。',
    ],
    rows: [{ label: '対象', value: '音声・データ+SMSのご契約' }],
    link: {
      url: 'https://www.minamo.example/support/roaming/',
      text: '海外でのご利用',
      type: 'external',
    },
  },
  {
    notification_id: 'n26102702',
    date: '2026-10-27',
    title: '10月分のお支払いを確認しました',
    is_unread: false,
    is_important: false,
    paragraphs: ['2026年10月のご請求のお支払いを確認しました。'],
    rows: [],
    link: null,
  },
  {
    notification_id: 'n26100101',
    date: '2026-10-01',
    title: '「データを贈る」の受付時間について',
    is_unread: false,
    is_important: false,
    paragraphs: ['月末の日は、20時で受付を終わります。次の月の1日から、またお使いいただけます。'],
    rows: [{ label: '受付', value: '毎月1日〜月末の20時' }],
    link: { url: '/mobile/top/packet_gift/', text: 'データを贈る', type: 'internal' },
  },
];
