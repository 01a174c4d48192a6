import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BlockedState } from '@/procedure/BlockedState';
import { ChangedTerms } from '@/procedure/ChangedTerms';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { PhoneNumberBar } from '@/procedure/SelectedLineBar';
import { Topic } from '@/procedure/Topic';
import { billStatus, cashbackStatus, optionStatus } from '@/screens/shared/statuses';
import { BrokenPage } from '@/shell/error/BrokenPage';
import { Band, NewVersionBand, OfflineBand, SlowBand } from '@/shell/message/Band';
import SafeHtml from '@/shell/message/SafeHtml';
import RunningBar from '@/shell/overlay/RunningBar';
import { Mark } from '@/theme/icon/Mark';
import { Dialog } from '@/ui/message/Dialog';
import { Section } from '@/ui/page/Section';
import { DataTable } from '@/ui/row/DataTable';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';
import { Status } from '@/ui/status/Status';
import { Grid, Line } from './Grid';

/** Alerts, the error summary, what has changed under a review, and the dialog. */
export function Messages() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Section label="お知らせ・警告" caption="Alert・AlertTitle">
        <Grid columns={2}>
          <Alert>
            <AlertTitle>工事には立ち会いが必要です</AlertTitle>12月5日(土)午前、約1時間です。
          </Alert>
          <Alert severity="success">
            <AlertTitle>変更しました</AlertTitle>
            メールアドレスを変更しました。
          </Alert>
          <Alert severity="warning">
            <AlertTitle>入金が確認できていません</AlertTitle>
            <Box sx={{ mt: 1 }}>
              <Link href="/billing" sx={{ fontWeight: 700 }}>
                11月30日(月)までにお支払いください
              </Link>
            </Box>
          </Alert>
          <Alert severity="error">
            <AlertTitle>送れませんでした</AlertTitle>
            データの残りは変わっていません。
          </Alert>
          <FormErrorSummary
            attempt={0}
            problems={[
              { field: 'phone-wrong', label: '電話番号', cause: '11桁で入力してください。' },
              { field: 'amount', label: 'データ量', cause: '必須項目が未入力です' },
            ]}
          />
        </Grid>
      </Section>
      <Section label="確認した内容が変わったとき" caption="ChangedTerms">
        <ChangedTerms
          note="まだ変更は申し込まれていません。"
          changes={[
            {
              key: 'starts_on',
              term: '変わる日',
              before: '2026年12月1日(火)',
              now: '2027年1月1日(金)',
            },
            { key: 'monthly_amount', term: '毎月のお支払い', before: '2,970円', now: '3,630円' },
          ]}
        />
      </Section>
      <Section label="ダイアログ" caption="Dialog">
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          ダイアログを開く
        </Button>
        <Dialog
          open={open}
          title="読み込めませんでした"
          role="alertdialog"
          onClose={close}
          actions={[
            { label: 'もう一度読み込む', onClick: close },
            { label: 'OK(トップに戻る)', onClick: close },
          ]}
        >
          システムが混み合っています。しばらくたってから、もう一度お試しください。
        </Dialog>
      </Section>
    </>
  );
}

const ignore = () => undefined;

/** What hangs under the head rule. */
export function Bands() {
  return (
    <>
      <PhoneNumberBar
        phone="09000001234"
        serviceId="m09000001234"
        count={3}
        action={
          <Button variant="text" href="/service/">
            番号を切り替える
          </Button>
        }
      />
      <Band kind="お知らせ" onClose={ignore}>
        <b>11月25日(水) 2:00〜5:00</b> 請求書のダウンロードを休止します。{' '}
        <Link href="/notification_history">詳しく見る</Link>
      </Band>
      <NewVersionBand onSwitch={ignore} />
      <SlowBand stage="slow" />
      <SlowBand stage="stuck" />
      <OfflineBand />
    </>
  );
}

const bills = ['0', '1', '2', '3', '4', '5', '6', '他'];
const help = [
  '金額の確定前。確定予定日を添える',
  '確定し、引き落とし日を待つ',
  '残りの金額と期限を添える',
  '支払い日を添える',
  '窓口の連絡先を添える',
  '期限と支払い方法を添える',
  '理由と連絡先を添える',
  '再読み込みの操作を添える',
];

const chips: readonly (ChipProps & { name: string })[] = [
  { name: 'plain', icon: <Mark name="filled" />, label: '利用中' },
  { name: 'plain secondary', color: 'secondary', icon: <Mark name="dash" />, label: '解約済み' },
  { name: 'outlined', variant: 'outlined', icon: <Mark name="square" />, label: '請求' },
  {
    name: 'outlined warning',
    variant: 'outlined',
    color: 'warning',
    icon: <Mark name="triangle" />,
    label: '入金待ち',
  },
  { name: 'filled small', variant: 'filled', size: 'small', label: '必須' },
  {
    name: 'outlined secondary small',
    variant: 'outlined',
    color: 'secondary',
    size: 'small',
    label: '任意',
  },
];

export function Statuses() {
  return (
    <>
      <Section label="請求の状態" caption="箱があるものは、お客さまの対応が必要">
        <DataTable
          caption="請求の状態"
          rows={bills.map((code, index) => ({ code, help: help[index] }))}
          rowKey={(row) => row.code}
          columns={[
            { key: 'code', head: 'コード', cell: (row) => row.code },
            { key: 'shown', head: '表示', cell: (row) => <Status {...billStatus(row.code)} /> },
            { key: 'help', head: 'いつ・何を', cell: (row) => row.help, below: true },
          ]}
        />
      </Section>
      <Section label="札" caption="Chip">
        <Line>
          {chips.map(({ name, ...chip }) => (
            <div key={name}>
              <Typography variant="caption" color="textSecondary">
                {name}
              </Typography>
              <Chip {...chip} />
            </div>
          ))}
        </Line>
      </Section>
      <Section label="オプションの状態">
        <Line>
          {(['NONE', 'ENTR', 'SRVC', 'CNCL', 'QTWT', 'QUIT'] as const).map((code) => (
            <Status key={code} {...optionStatus(code)} />
          ))}
          <Status mark="triangle" label="対応が必要です" box="caution" />
        </Line>
      </Section>
      <Section label="特典の状態">
        <Line>
          {(['0', '1', '2', '3', '4', '5', '6', '7'] as const).map((code) => (
            <Status key={code} {...cashbackStatus(code)} />
          ))}
        </Line>
      </Section>
    </>
  );
}

export function States() {
  return (
    <>
      <Section label="0件">
        <EmptyState
          lead="この3か月に届いたお知らせはありません。"
          next="請求の確定や工事のご案内が届くと、ここに新しい順で並びます。"
        >
          <Button variant="secondary" href="/contract">
            メールの受け取りを確認する
          </Button>
        </EmptyState>
      </Section>
      <Section label="手続きできない">
        開く日を数字で示し、理由と、いまできることを続けます。
      </Section>
      <BlockedState
        title="いまはお手続きいただけません"
        opens="2026-12-01"
        reason="12月1日から「NEO 20GB」へ変わるお申し込みを、すでに受け付けています。"
        possible="受付済みの変更は、11月30日(月)まで取り消せます。"
        actions={
          <Button variant="secondary" href="/mobile/contract">
            受付済みの変更を取り消す
          </Button>
        }
      />
      <Section label="読み込めない">
        <ErrorState onRetry={ignore}>
          9月のご請求を読み込めませんでした。ほかの月は見られます。
        </ErrorState>
      </Section>
      <Section label="サーバーの文" caption="決まったタグだけを通す">
        <SafeHtml
          onLeave={ignore}
          html="<p>点検のため、<b>11月25日(水)</b>は休止します。</p><ul><li>請求書の保存</li></ul>"
        />
      </Section>
      <Section label="手続きの話題">
        <Topic label="ご連絡先" caption="工事の前日にお電話します">
          話題は、太い線で始まります。
        </Topic>
      </Section>
      <BrokenPage
        title="ページが見つかりません"
        lead="アドレスが変わったか、ページがなくなりました。"
        actions={<Button href="/top">トップに戻る</Button>}
      >
        行き先が、ここに並びます。
      </BrokenPage>
      <Section label="読み込み中" caption="LinearProgress・Skeleton">
        <Box sx={{ position: 'relative', height: 4, mb: 7 }}>
          <RunningBar />
        </Box>
        <Skeleton width="70%" height={128} />
        <p>
          <Skeleton />
        </p>
        <Skeleton width={220} height={56} />
      </Section>
    </>
  );
}
