import Typography from '@mui/material/Typography';
import { Change } from '@/procedure/cost/Change';
import { RulerLegend } from '@/screens/fibre/option/orderForms/watchOver';
import { DailyChart, DailyTable } from '@/screens/mobile/top/DaysOfMonth';
import type { Bill } from '@/screens/shared/bill/billBars';
import { BillChart, BillTable } from '@/screens/shared/bill/BillChart';
import { billStatus } from '@/screens/shared/statuses';
import { Ruler } from '@/ui/chart/Ruler';
import { TwinSection } from '@/ui/chart/TwinSection';
import { Amount } from '@/ui/figure/Amount';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Facts } from '@/ui/figure/Facts';
import { Figure } from '@/ui/figure/Figure';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { Grid, Line } from './Grid';

/** The main figure of a page, its sentence and its three facts. */
export function Figures() {
  return (
    <>
      <Section label="帳" caption="Mypage 部品一覧" first level={1}>
        <Status {...billStatus('1')} />
        <div>
          <Figure size="xl" value="1,234,567" unit="円" />
        </div>
        <Typography variant="lead">
          先月より<b>2,375円</b>
          増えました。おもな理由は、10月1日に始まった「動画見放題」(+2,189円)です。
        </Typography>
        <Facts
          items={[
            { label: 'お引き落とし日', value: '11月27日(金)', note: 'あと6日' },
            { label: 'お支払い方法', value: '口座振替', note: 'あおば銀行 普通 ***4821' },
            { label: '前月のご請求', value: '8,055円', note: 'お支払い済み' },
          ]}
        />
      </Section>
      <Section label="数字" caption="大・中・日付・差・表の中">
        <Line>
          <Figure value="10,430" unit="円" />
          <Figure size="m" value="12.6" unit="GB" />
          <DateFigure day="2026-12-01" after="から" />
          <span data-service="mobile">
            <Figure value="2,745" unit="円" />
          </span>
        </Line>
        <Line>
          <Change before="12.6" after="10.6" unit="GB" />
          <Amount value={5720} />
          <Amount value={-501} />
          <Amount value={2375} signed strong />
          <Amount value={2000} muted />
        </Line>
      </Section>
    </>
  );
}

const data = [
  { key: 'gift', label: '受け取ったデータ', value: 1.4 },
  { key: 'over', label: '先月の繰り越し', value: 1.2 },
  { key: 'month', label: '今月分', value: 10 },
];

/** Parts of a whole: data, cost, instalments, waiting; in both services. */
export function Rulers() {
  return (
    <>
      <Section label="データの残り" caption="使う順・模様と番号">
        <RulerLegend labels={data.map((part) => part.label)} />
        <Ruler
          label="データの残りは12.6GB。使った分は4.0GB。"
          parts={data}
          total={16.6}
          restLabel="使った分"
          unit="GB"
        />
        <div data-service="mobile">
          <Ruler
            label="データの残りは12.6GB。使った分は4.0GB。"
            parts={data}
            total={16.6}
            restLabel="使った分"
            unit="GB"
          />
        </div>
      </Section>
      <Section label="定規" caption="全体の一部を示すものすべて">
        <Typography variant="caption" color="textSecondary">
          費用の内わけ
        </Typography>
        <Ruler
          label="費用28,800円の内わけは、事務手数料3,300円、初期費用4,000円、工事費21,500円です。"
          height={26}
          parts={[
            { key: 'fee', label: '事務手数料', value: 3300 },
            { key: 'start', label: '初期費用', value: 4000 },
            { key: 'work', label: '工事費', value: 21_500 },
          ]}
          total={28_800}
          unit="円"
          format={(yen) => (yen === 0 ? '0円' : `${yen / 10_000}万円`)}
        />
        <Grid columns={2}>
          <div>
            <Typography variant="caption" color="textSecondary">
              回数(済んだ分を塗る)
            </Typography>
            <Ruler
              label="24回払いの14回目です。"
              height={18}
              unnumbered
              parts={[{ key: 'paid', label: '済んだ分', value: 14, fill: 'pale' }]}
              total={24}
              minor={1}
              unit="回"
              marks={[
                { at: 0, label: '0回' },
                { at: 14, label: '14回目' },
                { at: 24, label: '24回' },
              ]}
            />
          </div>
          <div>
            <Typography variant="caption" color="textSecondary">
              待ち時間
            </Typography>
            <Ruler
              label="60秒のうち18秒がたちました。"
              height={16}
              unnumbered
              parts={[{ key: 'waited', label: 'たった時間', value: 18 }]}
              total={60}
              minor={1}
              unit="秒"
              format={(second) => (second === 60 ? '60秒' : String(second))}
            />
          </div>
        </Grid>
      </Section>
    </>
  );
}

const amounts = [7932, 8142, 8019, undefined, 7984, 7984, 8090, 8239, 8125, 8081, 8055, 10_430];
const bills: Bill[] = amounts.map((amount, index) => ({
  month: index === 0 ? '202512' : `2026${String(index).padStart(2, '0')}`,
  amount,
}));

const used = [
  150, 80, 220, 190, 110, 120, 410, 380, 170, 100, 140, 90, 160, 330, 290, 120, 80, 210, 270, 240,
  140,
];

/** Bills of twelve months with one that can't be read, and data by day; each with its table. */
export function Charts() {
  return (
    <>
      <TwinSection
        label="12か月のご請求"
        chart={<BillChart bills={bills} />}
        table={<BillTable bills={bills} />}
      />
      <div data-service="mobile">
        <TwinSection
          label="日ごとの使用量"
          caption="合計 4.0GB"
          chart={
            <DailyChart
              label="11月の日ごとの使用量。いちばん使った日は7日の0.41GB、今日は0.14GBです。"
              used={used}
              days={30}
              today={21}
            />
          }
          table={
            <DailyTable
              caption="11月の日ごとの使用量"
              used={used}
              dayText={(day) => `11月${day}日`}
            />
          }
        />
      </div>
    </>
  );
}
