import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { cashbackAction } from '@/catalogue/campaign';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { CashbackRow } from './CashbackRow';
import { DiscountSection } from './DiscountSection';
import { IntroductionSection } from './IntroductionSection';
import { PresentSection } from './PresentSection';

/** Benefits by state, those that need the customer first; a friend to introduce (docs/design.md §6). */
export default function CampaignScreen() {
  const { data } = useSuspenseQuery(read(api.getCashback));
  const open = data.cashbacks.filter(({ status }) => cashbackAction(status));
  const others = data.cashbacks.filter(({ status }) => !cashbackAction(status));
  return (
    <Container>
      <PageHead title="特典・キャンペーン" lead={<Summary of={data} />} />
      {open.length > 0 && (
        <Section
          label="手続きが必要です"
          caption={`${open.length}件${open.length > 1 ? '・期限の近い順' : ''}`}
        >
          <List>
            {open.map((cashback) => (
              <CashbackRow key={cashback.cashback_id} cashback={cashback} />
            ))}
          </List>
          <Actions>
            <Button endIcon={<Icon name="arrow" />} href={paths.cashback()}>
              受け取りの手続きへ進む
            </Button>
          </Actions>
        </Section>
      )}
      <SectionBoundary label="記念品">
        <PresentSection />
      </SectionBoundary>
      {others.length > 0 && (
        <Section label={open.length > 0 ? 'そのほかの特典' : '特典'} caption={`${others.length}件`}>
          <List>
            {others.map((cashback) => (
              <CashbackRow key={cashback.cashback_id} cashback={cashback} />
            ))}
          </List>
        </Section>
      )}
      <SectionBoundary label="割引">
        <DiscountSection />
      </SectionBoundary>
      <SectionBoundary label="お友達の紹介">
        <IntroductionSection />
      </SectionBoundary>
    </Container>
  );
}

function Summary({ of: { open_count, open_total, cashbacks } }: { of: Schema.Cashbacks }) {
  if (cashbacks.length === 0) return 'いま、キャッシュバックの特典はありません。';
  if (open_count === 0) return '受け取りの手続きが必要な特典はありません。';
  return (
    <>
      受け取りの手続きが残っている特典が<b>{open_count}件</b>、
      <Nowrap>
        合計<b>{formatYen(open_total)}</b>
      </Nowrap>
      あります。
    </>
  );
}
