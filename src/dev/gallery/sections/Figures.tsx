import Typography from '@mui/material/Typography';
import { Change } from '@/procedure/cost/Change';
import { billStatus } from '@/screens/shared/statuses';
import { Amount } from '@/ui/figure/Amount';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Facts } from '@/ui/figure/Facts';
import { Figure } from '@/ui/figure/Figure';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { Line } from './Grid';

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
