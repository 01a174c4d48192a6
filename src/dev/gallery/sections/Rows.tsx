import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { useState } from 'react';
import { TimeBands } from '@/procedure/day/TimeBands';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { billStatus, cashbackStatus, optionStatus } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { DataTable } from '@/ui/row/DataTable';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Disclosure } from '@/ui/row/Disclosure';
import { LinkRows } from '@/ui/row/LinkRows';
import { ListRow } from '@/ui/row/ListRow';
import { Status } from '@/ui/status/Status';
import { Tabs } from '@/ui/step/Tabs';
import { type State, StateGrid, type StateRow } from '../drawn/StateTable';

const unread = <Status mark="dot" label="未読" />;

export function Rows() {
  return (
    <>
      <Section label="定義の行">
        <DescriptionList
          items={[
            { term: 'プラン', value: '2ギガ 戸建て', strong: true, note: '2024年6月1日から' },
            {
              term: 'ご連絡先',
              value: '090-0000-1234',
              action: <Link href="/contract">変更</Link>,
            },
          ]}
        />
      </Section>
      <Section label="お知らせ" caption="List" aside={<Link href="/top">すべて見る</Link>}>
        <List>
          <ListRow when="11月20日" mark={unread}>
            <Link variant="title" href="/top">
              年末年始のサポート窓口の営業時間について
            </Link>
          </ListRow>
          <ListRow when="11月2日">
            <Link variant="title" href="/top">
              「動画見放題」のご利用が始まりました
            </Link>
          </ListRow>
          <li>
            <Disclosure
              name="notice"
              eyebrow={<>11月16日(月) {unread}</>}
              title="11月ご請求分の金額が確定しました"
              bold
            >
              2026年10月ご利用分の、ご請求額が確定しました。
            </Disclosure>
          </li>
        </List>
      </Section>
      <Section label="特典">
        <List>
          <StatusRow
            title="10ギガ乗り換え特典"
            help="12月10日(木)まで"
            status={<Status {...cashbackStatus('6')} />}
            action={
              <Link href="/campaign" sx={{ fontWeight: 700 }}>
                口座を登録する
              </Link>
            }
            amount={<Amount value={30_000} />}
          />
          <StatusRow
            title="メッシュWi-Fi 特典"
            help="2025年8月31日(日)まで"
            status={<Status {...cashbackStatus('2')} />}
            amount={<Amount value={2000} muted />}
            ended
          />
        </List>
      </Section>
      <Section label="よく使う手続き">
        <LinkRows
          columns={2}
          items={[
            { title: 'お支払い方法の変更', help: 'いまは口座振替', to: '/payment' },
            { title: 'オプションの追加・変更', help: '4件ご契約中', to: '/option' },
            { title: 'お引っ越しの手続き', to: '/contract' },
          ]}
        />
      </Section>
    </>
  );
}

const live: readonly State[] = ['normal', 'hover', 'focus'];

const rows: readonly StateRow[] = [
  {
    name: '進む行',
    states: live,
    part: () => (
      <LinkRows items={[{ title: 'お支払い方法の変更', help: 'いまは口座振替', to: '/payment' }]} />
    ),
  },
  {
    name: '開く行',
    states: live,
    part: () => (
      <Disclosure name="bill" eyebrow="11月16日(月)" title="11月ご請求分の金額が確定しました" bold>
        2026年10月ご利用分の、ご請求額が確定しました。
      </Disclosure>
    ),
  },
  {
    name: 'オプション',
    wide: true,
    states: live,
    part: () => (
      <ul>
        <OfferRow
          title="メッシュWi-Fi"
          href="/option/mesh_wifi"
          help="家じゅうに電波を届けます"
          status={<Status {...optionStatus('SRVC')} />}
          amount={<Amount value={330} />}
        />
      </ul>
    ),
  },
  { name: 'タブ', states: live, pick: 'button:nth-of-type(2)', part: () => <TabsOf /> },
  {
    name: '時間帯',
    states: ['normal', 'hover', 'pressed', 'focus'],
    pick: 'label:nth-of-type(2) input',
    part: (_, id) => <BandsOf id={id} />,
  },
];

function TabsOf() {
  const [tab, setTab] = useState('all');
  return (
    <Tabs
      label="オプションの種類"
      value={tab}
      onChange={setTab}
      items={[
        { value: 'all', label: 'すべて', count: 62 },
        { value: 'life', label: 'くらし', count: 41 },
      ]}
    >
      選んだ種類が並びます。
    </Tabs>
  );
}

function BandsOf({ id }: { id: string }) {
  const [time, setTime] = useState('15');
  return (
    <TimeBands
      label="お届けの時間帯"
      name={id}
      value={time}
      onChange={setTime}
      bands={[
        { value: '9', label: '09:00〜11:00', closed: true },
        { value: '13', label: '13:00〜15:00' },
        { value: '15', label: '15:00〜17:00' },
      ]}
    />
  );
}

export function LiveRows() {
  return (
    <Section label="押せる行" caption="ことばに下線、選択に色">
      <StateGrid rows={rows} />
    </Section>
  );
}

const months = [
  { month: '2026年11月', status: '1', difference: 2375, amount: 10_430 },
  { month: '2026年10月', status: '3', difference: -26, amount: 8055 },
  { month: '2026年9月', status: '3', difference: -44, amount: 8081 },
];

export function Tables() {
  return (
    <>
      <Section label="表と合計" caption="Table">
        <DataTable
          caption="3か月のご請求"
          rows={months}
          rowKey={(row) => row.month}
          columns={[
            { key: 'month', head: '請求月', cell: (row) => row.month },
            {
              key: 'status',
              head: '状態',
              below: true,
              cell: (row) => <Status {...billStatus(row.status)} />,
            },
            {
              key: 'difference',
              head: '先月との差',
              right: true,
              cell: (row) => <Amount value={row.difference} signed muted />,
            },
            {
              key: 'amount',
              head: '金額',
              right: true,
              cell: (row) => <Amount value={row.amount} />,
            },
          ]}
        />
        <GrandTotal label="3か月の合計" value="26,566" />
      </Section>
      <Section label="内訳" caption="Table padding=none・TableFooter">
        <AmountTable
          caption="インターネットの内訳"
          rows={[
            {
              key: 'base',
              name: 'Minamo 光 2ギガ 基本料金',
              note: '10月1日〜10月31日',
              amount: 5720,
            },
            { key: 'mesh', name: 'メッシュWi-Fi', note: '1台', amount: 330 },
            { key: 'set', name: 'でんきセット割', amount: -501 },
          ]}
          subtotal={{ label: '小計', amount: 5549 }}
        />
      </Section>
    </>
  );
}
