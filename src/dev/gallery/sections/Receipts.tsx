import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ReceiptCodes, ReceiptEnd } from '@/procedure/Receipt';
import { Icon } from '@/theme/icon/Icon';
import { Facts } from '@/ui/figure/Facts';
import { Figure } from '@/ui/figure/Figure';
import { Actions } from '@/ui/link/Actions';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';

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
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href="/billing">
            ご請求の一覧
          </Button>
        }
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
