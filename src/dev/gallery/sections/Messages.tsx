import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { ChangedTerms } from '@/procedure/ChangedTerms';
import { FormErrorSummary } from '@/procedure/field/FormErrorSummary';
import { Dialog } from '@/ui/message/Dialog';
import { Section } from '@/ui/page/Section';
import { Grid } from './Grid';

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
