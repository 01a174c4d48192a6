import { useState } from 'react';
import { TimeBands } from '@/procedure/day/TimeBands';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { optionStatus } from '@/screens/shared/statuses';
import { Amount } from '@/ui/figure/Amount';
import { Section } from '@/ui/page/Section';
import { Disclosure } from '@/ui/row/Disclosure';
import { LinkRows } from '@/ui/row/LinkRows';
import { Status } from '@/ui/status/Status';
import { Tabs } from '@/ui/step/Tabs';
import { type State, StateGrid, type StateRow } from '../drawn/StateTable';

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

/** Rows that can be pressed, in every state. */
export function LiveRows() {
  return (
    <Section label="押せる行" caption="ことばに下線、選択に色">
      <StateGrid rows={rows} />
    </Section>
  );
}
