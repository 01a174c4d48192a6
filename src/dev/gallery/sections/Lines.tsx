import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { drawings, Icon, type IconName } from '@/theme/icon/Icon';
import { Mark, type MarkName } from '@/theme/icon/Mark';
import { Section } from '@/ui/page/Section';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { Grid, Line } from './Grid';

export function Lines() {
  return (
    <Section label="線" caption="サービスと状態を語る">
      <Grid columns={4}>
        <div>
          <ServiceLine />
          <Typography variant="help">光</Typography>
        </div>
        <div data-service="mobile">
          <ServiceLine />
          <Typography variant="help">モバイル</Typography>
        </div>
        <div>
          <ServiceLine variant="broken" />
          <Typography variant="help">切れている</Typography>
        </div>
        <div>
          <ServiceLine variant="dashed" />
          <Typography variant="help">開発用</Typography>
        </div>
      </Grid>
    </Section>
  );
}

const marks: MarkName[] = [
  'dashedCircle',
  'circle',
  'half',
  'lowerHalf',
  'threeQuarter',
  'filled',
  'dot',
  'done',
  'square',
  'triangle',
  'slashed',
  'dashedSquare',
  'cross',
  'dash',
];

export function Icons() {
  return (
    <Section label="アイコン" caption="1.6px・角は四角・必ず文字と">
      <Line>
        {(Object.keys(drawings) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Line>
      <Line>
        {marks.map((name) => (
          <Mark key={name} name={name} />
        ))}
      </Line>
    </Section>
  );
}

const texts = {
  figureM: '12月1日',
  h1: 'ページの見出し 40/54',
  lead: '先月より2,375円増えました。文章で伝える要点 20/35',
  fact: '11月27日(金) 20/28',
  label: '欄の見出し 18/27',
  body1: '本文 16/29 いまの使い方なら、月末まで足ります。',
  body2: '小さい字 14/25',
  help: '補足 14/25 金額はすべて税込です',
  note: 'まだ確定しません。次の画面で内容をお確かめください。 14/25',
  caption: '注 12/19 棒に触れると、その月の金額をご覧いただけます。',
  mono: 'LPA:1$rsp.minamo.example$8K4M-22QP',
} as const;

export function Texts() {
  return (
    <Section label="文字" caption="Typography">
      {Object.entries(texts).map(([variant, text]) => (
        <Box key={variant} sx={{ mb: 5 }}>
          <Typography variant="caption" color="textSecondary">
            {variant}
          </Typography>
          <Typography variant={variant as keyof typeof texts} component="p">
            {text}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}
