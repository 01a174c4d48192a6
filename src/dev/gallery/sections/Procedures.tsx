import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { MonthlyResult } from '@/procedure/cost/MonthlyResult';
import { NextBills } from '@/procedure/cost/NextBills';
import { DayTable } from '@/procedure/day/DayTable';
import { TimeBands } from '@/procedure/day/TimeBands';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { LossList, QuitCost } from '@/procedure/quit/LossList';
import { ReceiptCodes, ReceiptEnd } from '@/procedure/Receipt';
import { Steps } from '@/procedure/Steps';
import { EmailAddress } from '@/screens/shared/customerRows';
import { RevealRows } from '@/screens/shared/RevealRows';
import { Icon } from '@/theme/icon/Icon';
import { Facts } from '@/ui/figure/Facts';
import { Figure } from '@/ui/figure/Figure';
import { NameFigure } from '@/ui/figure/NameFigure';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Progress } from '@/ui/step/Progress';
import { Tabs } from '@/ui/step/Tabs';

const steps = ['入力', '確認', '完了'];

/** The steps of a procedure, the progress of an application, and tabs. */
export function StepsAndTabs() {
  const [tab, setTab] = useState('all');
  return (
    <>
      <Section label="手続きの段階" caption="Stepper">
        <Steps labels={steps} now={0} />
        <Steps labels={steps} now={1} />
        <Steps labels={steps} now={2} />
      </Section>
      <Section label="手続きの進み方" caption="10ギガへの切り替え工事">
        <Progress
          label="10ギガへの切り替え工事"
          steps={[
            { name: 'お申し込み', state: 'past', when: '11月8日(日)' },
            { name: '工事日の確定', state: 'past', when: '11月15日(日)' },
            {
              name: '工事',
              state: 'now',
              when: '12月5日(土)午前',
              note: '立ち会いが必要です(約1時間)',
            },
            { name: '切り替え完了', state: 'future', when: '工事の当日' },
          ]}
        />
      </Section>
      <Section label="タブ" caption="Tabs">
        <Tabs
          label="オプションの種類"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'all', label: 'すべて', count: 62 },
            { value: 'discount', label: '割引', count: 5 },
            { value: 'life', label: 'くらし', count: 41 },
            { value: 'iot', label: 'IoT', count: 16 },
          ]}
        >
          選んだ種類のオプションが、ここに並びます。
        </Tabs>
      </Section>
    </>
  );
}

export function Days() {
  const [day, setDay] = useState('2026-11-25');
  const [time, setTime] = useState('15');
  return (
    <Section label="日付と時間帯" caption="選んだものだけ箱">
      <DayTable
        label="お届け日"
        value={day}
        onChange={setDay}
        days={[
          { day: '2026-11-23', closed: '祝日と、その翌日の午前は選択できません。' },
          { day: '2026-11-24' },
          { day: '2026-11-25' },
          { day: '2026-11-26' },
        ]}
      />
      <TimeBands
        label="お届けの時間帯"
        name="band"
        value={time}
        onChange={setTime}
        bands={[
          { value: '9', label: '09:00〜11:00', closed: true },
          { value: '11', label: '11:00〜13:00' },
          { value: '13', label: '13:00〜15:00' },
          { value: '15', label: '15:00〜17:00' },
          { value: '17', label: '17:00〜19:00' },
          { value: '19', label: '19:00〜20:30' },
        ]}
      />
    </Section>
  );
}

/** What a change brings and what a cancellation costs, by day and by item. */
export function Leaving() {
  return (
    <>
      <Section label="名前の数字">
        <NameFigure>2ギガ 戸建て</NameFigure>
        <NameFigure>マンション ミニ 10ギガスタンダード</NameFigure>
      </Section>
      <Section label="隠している行">
        <RevealRows
          open={[{ term: 'メール', value: <EmailAddress address="keiko.mizuno@minamo.example" /> }]}
          items={[
            { term: 'お客さま番号', value: '1048-2175', tail: '2175', dots: '••••' },
            { term: 'SIM番号', value: null, tail: '', dots: '', note: '発送のあとに決まります' },
          ]}
        />
      </Section>
      <Section label="変わること">
        <MonthlyResult
          id="monthly"
          startsOn="2026-12-01"
          error={undefined}
          rows={[
            {
              key: 'plan',
              label: 'プラン',
              before: 2068,
              after: 2728,
              beforeName: 'NEO 10GB',
              afterName: 'NEO 20GB',
            },
            { key: 'call', label: 'かけ放題', before: 0, after: 1650, afterName: '24時間' },
          ]}
        />
      </Section>
      <Section label="次のご請求">
        <NextBills what="プラン" before={2068} after={2728} startsOn="2026-12-01" />
      </Section>
      <Section label="なくなるもの">
        <LossList
          losses={[
            { from_on: '2026-12-01', name: 'Minamo 光の通信', note: null },
            { from_on: '2026-12-01', name: '光電話 03-0000-1234', note: '番号は使えなくなります' },
            { from_on: '2027-01-01', name: 'でんきセット割', note: null },
          ]}
        />
      </Section>
      <Section label="かかる費用">
        <QuitCost
          info={{
            fees: [
              { name: '工事費の残り', amount: 9000, note: '900円 × 10回' },
              { name: '撤去工事費', amount: 0, note: null },
            ],
            fee_total: 9000,
            fee_month: '202701',
          }}
        />
      </Section>
      <Section label="次にすること">
        <NumberedSteps
          steps={[
            { title: '機器を箱に入れる', text: '本体と電源コードを、お届けのときの箱に入れます。' },
            { title: '受け取りを待つ' },
          ]}
        />
      </Section>
      <ProcedureSections
        possible={[{ title: 'お引っ越し', help: '新しい住所へ', to: '/contract/move' }]}
        impossible={[
          { name: '10ギガへの変更', reason: '工事の予定があるためです。', from: '2026-12-06' },
          { name: '名義の変更', reason: null, from: null },
        ]}
      />
    </>
  );
}

const ignore = () => undefined;

/** The receipt of a finished procedure, and the head of a detail page. */
export function Receipts() {
  return (
    <>
      <Section label="控え" caption="印刷して保管できます">
        <div data-service="mobile">
          <ReceiptCodes
            codes={[
              { label: 'ギフトコード', value: '8K4M-22QP' },
              { label: '認証コード', value: '4071' },
            ]}
          />
          <DescriptionList
            stacked
            items={[
              { term: '受け取り期限', value: '2026年11月30日(月)', strong: true },
              { term: '受付日時', value: '2026年11月21日(土) 10:42' },
              { term: '受付番号', value: 'PG-2611-21-0483' },
            ]}
          />
          <ReceiptEnd>
            データの残りは<b>10.6GB</b>になりました。
            <Actions>
              <Button href="/mobile/top/">トップに戻る</Button>
              <Button variant="text" startIcon={<Icon name="printer" />} onClick={ignore}>
                控えを印刷する
              </Button>
            </Actions>
          </ReceiptEnd>
        </div>
      </Section>
      <Section label="確認の行">
        <DescriptionList
          ink="both"
          stacked
          items={[
            {
              term: '贈るデータ量',
              value: '2.0GB',
              strong: true,
              action: <Link href="/">変更</Link>,
            },
            {
              term: 'メッセージ',
              value: '動画、たくさん見てね',
              action: <Link href="/">変更</Link>,
            },
          ]}
        />
      </Section>
      <Section label="詳細の見出し">下の見出しは、ページの本文の線から始まります。</Section>
      <PageHead
        back={{ to: '/billing', label: 'ご請求の一覧' }}
        title="11月のご請求"
        caption="10月ご利用分"
        figure={<Figure value="10,430" unit="円" />}
      >
        <Facts
          plain
          items={[
            { label: '状態', value: '請求中' },
            { label: 'お引き落とし日', value: '11月27日(金)', note: 'あおば銀行 普通 ***4821' },
            { label: '請求番号', value: '2611-0048-2175' },
          ]}
        />
      </PageHead>
    </>
  );
}
