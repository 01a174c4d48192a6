import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { formatFullDay } from '@/lib/date';
import { shapeOf } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Amount } from '@/ui/figure/Amount';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Status, type StatusShape } from '@/ui/status/Status';
const statuses: Record<Code.CampaignState, StatusShape> = {
  planned: { mark: 'dashedCircle', label: '適用予定' },
  applied: { mark: 'filled', label: '適用中' },
  ended: { mark: 'dash', label: '終了', ended: true },
};

/** Campaigns that lower the bill by month: since when, until when, by how much. */
export function DiscountSection() {
  const { campaigns } = useSuspenseQuery(read(api.getFixedCampaign)).data;
  return (
    <Section
      label="割引"
      caption={campaigns.length > 0 && `${campaigns.length}件・金額は1か月あたり`}
    >
      {campaigns.length === 0 ? (
        <p>いま、適用されている割引はありません。</p>
      ) : (
        <List>
          {campaigns.map((campaign) => (
            <DiscountRow key={campaign.campaign_id} campaign={campaign} />
          ))}
        </List>
      )}
    </Section>
  );
}

function DiscountRow({ campaign }: { campaign: Schema.Campaign }) {
  const { name, state, detail, amount, terms_url } = campaign;
  const shape = shapeOf(statuses, state);
  return (
    <StatusRow
      title={name}
      help={
        <>
          <div>{detail}</div>
          <Period of={campaign} />
        </>
      }
      status={<Status {...shape} />}
      action={
        <Link aria-label={`条件を見る(${name})`} href={terms_url}>
          条件を見る
        </Link>
      }
      amount={<Amount value={amount} signed muted={shape.ended} />}
      ended={shape.ended}
    />
  );
}

function Period({ of: { starts_on, ends_on } }: { of: Schema.Campaign }) {
  const end = formatFullDay(ends_on);
  const isOpen = end === '-';
  return (
    <div>
      <Nowrap>
        {formatFullDay(starts_on)}
        {isOpen ? 'から' : '〜'}
      </Nowrap>
      <wbr />
      {!isOpen && <Nowrap>{end}</Nowrap>}
    </div>
  );
}
