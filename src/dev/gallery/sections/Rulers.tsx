import Typography from '@mui/material/Typography';
import { RulerLegend } from '@/screens/fibre/option/orderForms/watchOver';
import { Ruler } from '@/ui/chart/Ruler';
import { Section } from '@/ui/page/Section';
import { Grid } from './Grid';

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
