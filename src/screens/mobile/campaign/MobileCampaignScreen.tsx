import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { cashbackAction } from '@/catalogue/campaign';
import { formatYen } from '@/lib/yen';
import { unreadable } from '@/screens/shared/statuses';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { AccountSection } from './AccountSection';
import { BenefitRow } from './BenefitRow';
import { benefitStatus, isPast } from './benefitStatus';
const asks = ({ cashback_status }: Schema.MobileCampaign) =>
  cashback_status !== null && cashbackAction(cashback_status) !== undefined;

const isUnread = (campaign: Schema.MobileCampaign) => benefitStatus(campaign) === unreadable;

/** Benefits of the SIM, those that need the customer first, and what is open to all (docs/design.md §6). */
export default function MobileCampaignScreen() {
  const { campaigns } = useSuspenseQuery(read(api.getMobileCampaign)).data;
  const asking = campaigns.filter(asks);
  const open = campaigns.filter(({ kind }) => kind === 'open');
  const held = campaigns.filter((campaign) => !asks(campaign) && campaign.kind !== 'open');
  return (
    <Container>
      <PageHead title="特典・キャンペーン" lead={summary(campaigns, asking)} />
      <Benefits label="手続きが必要です" of={asking} asks />
      <SectionBoundary label="キャッシュバックの口座">
        <AccountSection listed={[...asking, ...held]} />
      </SectionBoundary>
      <Benefits label={labelOf(held, asking.length > 0)} of={held} />
      <Benefits label="開催中のキャンペーン" of={open} />
    </Container>
  );
}

interface BenefitsProps {
  label: string;
  of: readonly Schema.MobileCampaign[];
  asks?: boolean;
}

function Benefits({ label, of, asks }: BenefitsProps) {
  if (of.length === 0) return null;
  return (
    <Section label={label} caption={`${of.length}件`}>
      <List>
        {of.map((campaign, index) => (
          // The same campaign may be listed twice, for two of its benefits.
          <BenefitRow key={`${campaign.campaign_id} ${index}`} campaign={campaign} asks={asks} />
        ))}
      </List>
    </Section>
  );
}

/** Heading of the benefits that need nothing from the customer. They aren't called in use if all are past. */
function labelOf(held: readonly Schema.MobileCampaign[], isBesideOthers: boolean): string {
  if (isBesideOthers) return 'そのほかの特典';
  return held.every(isPast) ? 'これまでの特典' : 'ご利用中の特典';
}

function summary(
  all: readonly Schema.MobileCampaign[],
  asking: readonly Schema.MobileCampaign[],
): ReactNode {
  if (all.length === 0) return 'いま、特典とキャンペーンはありません。';
  if (asking.length === 0)
    return all.some(isUnread)
      ? '状況を読み込めない特典があります。'
      : '受け取りの手続きが必要な特典はありません。';
  const total = asking.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return (
    <>
      受け取りの手続きが残っている特典が<b>{asking.length}件</b>、
      <Nowrap>
        合計<b>{formatYen(total)}</b>
      </Nowrap>
      あります。
    </>
  );
}
