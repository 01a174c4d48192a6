import { MonthlyResult } from '@/procedure/cost/MonthlyResult';
import { NextBills } from '@/procedure/cost/NextBills';
import { ProcedureSections } from '@/procedure/entry/ProcedureSections';
import { NumberedSteps } from '@/procedure/NumberedSteps';
import { LossList, QuitCost } from '@/procedure/quit/LossList';
import { EmailAddress } from '@/screens/shared/customerRows';
import { RevealRows } from '@/screens/shared/RevealRows';
import { NameFigure } from '@/ui/figure/NameFigure';
import { Section } from '@/ui/page/Section';

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
