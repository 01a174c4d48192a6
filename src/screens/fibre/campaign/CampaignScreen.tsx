import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { cashbackAction } from '@/catalogue/campaign';
import type * as Code from '@/catalogue/generated/codes';
import { now } from '@/lib/clock';
import { formatDeadline, formatFullDay, formatNearDay, untilNearDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { cashbackStatus, shapeOf } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { Amount } from '@/ui/figure/Amount';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { Status, type StatusShape } from '@/ui/status/Status';
import { CodeFacts, ExpiredCode, IntroductionCode, IntroductionRewards } from './introduction';

/** Benefits by state, those that need the customer first; a friend to introduce (docs/design.md §6). */
export default function CampaignScreen() {
  const data = useRead(api.getCashback);
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

function CashbackRow({ cashback }: { cashback: Schema.Cashback }) {
  const { name, status, amount } = cashback;
  const shape = cashbackStatus(status);
  return (
    <StatusRow
      title={name}
      help={cashbackHelp(cashback, now())}
      status={<Status {...shape} />}
      action={<Action name={name} status={status} />}
      amount={<Amount value={amount} muted={shape.ended} />}
      ended={shape.ended}
    />
  );
}

function Action({ name, status }: Pick<Schema.Cashback, 'name' | 'status'>) {
  const action = cashbackAction(status);
  if (!action) return null;
  return (
    <Link href={paths.cashback()} aria-label={`${action}(${name})`} sx={{ fontWeight: 700 }}>
      {action}
    </Link>
  );
}

/**
 * What is next for a cashback, or what became of it: its deadline, its day of payment, the reason
 * why it ended.
 * @param today a moment, by the server's clock
 */
function cashbackHelp(cashback: Schema.Cashback, today: Date): string {
  const { note } = cashback;
  const when = cashbackDay(cashback, today);
  return [when, note].filter(Boolean).join(' ');
}

function cashbackDay(
  { status, date, receive_until }: Schema.Cashback,
  today: Date,
): string | undefined {
  switch (status) {
    case '0':
      return date === null
        ? '受け取りの時期が決まりしだい、お知らせします'
        : `${formatNearDay(date, today)}から`;
    case '1':
      return date === null ? undefined : formatNearDay(date, today);
    case '2':
      return receive_until === null ? undefined : untilNearDay(receive_until, today);
    case '4':
    case '6':
    case '7':
      return receive_until === null ? undefined : formatDeadline(receive_until, today);
    case '5':
      return date === null
        ? '振り込みの日が決まりしだい、お知らせします'
        : `${formatNearDay(date, today)}に振り込み予定`;
    default:
      return undefined;
  }
}

const presentStatuses: Record<Code.PresentStatus, StatusShape> = {
  open: { mark: 'triangle', label: '手続き前', box: 'caution' },
  accepted: { mark: 'half', label: '手続き済み' },
  shipped: { mark: 'done', label: '発送済み' },
  expired: { mark: 'dash', label: '期限切れ', ended: true },
};

/** The present of a campaign, what can be chosen and until when; no section without one. */
function PresentSection() {
  const { present } = useRead(api.getCampaignPresentInfo);
  if (!present) return null;
  const { name, status } = present;
  const shape = shapeOf(presentStatuses, status);
  return (
    <Section label="記念品">
      <List>
        <StatusRow
          title={name}
          help={presentLines(present).map((line) => (
            <div key={line}>{line}</div>
          ))}
          status={<Status {...shape} />}
          action={
            status === 'open' && (
              <Link
                href={paths.present()}
                aria-label={`品を選ぶ(${name})`}
                sx={{ fontWeight: 700 }}
              >
                品を選ぶ
              </Link>
            )
          }
          ended={shape.ended}
        />
      </List>
    </Section>
  );
}

function presentLines({ status, choices, chosen_id, accept_until }: Schema.Present): string[] {
  const chosen = choices.find(({ choice_id }) => choice_id === chosen_id)?.name;
  switch (status) {
    case 'open': {
      const names = (inStock: boolean) =>
        choices
          .filter(({ in_stock }) => in_stock === inStock)
          .map((choice) => choice.name)
          .join('、');
      return [
        formatDeadline(accept_until, now()),
        `選べる品：${names(true) || 'いまは在庫がありません'}`,
        ...(names(false) ? [`在庫なし：${names(false)}`] : []),
      ];
    }
    case 'accepted':
      return [`${chosen ?? '記念品'}をお送りします`];
    case 'shipped':
      return [`${chosen ?? '記念品'}をお送りしました`];
    case 'expired':
      return [untilNearDay(accept_until, now())];
    default:
      return [];
  }
}

const discountStatuses: Record<Code.CampaignState, StatusShape> = {
  planned: { mark: 'dashedCircle', label: '適用予定' },
  applied: { mark: 'filled', label: '適用中' },
  ended: { mark: 'dash', label: '終了', ended: true },
};

/** Campaigns that lower the bill by month: since when, until when, by how much. */
function DiscountSection() {
  const { campaigns } = useRead(api.getFixedCampaign);
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
  const shape = shapeOf(discountStatuses, state);
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

/** A friend to introduce: what both receive, the code and the ways to pass it on. */
function IntroductionSection() {
  const data = useRead(api.getIntroduce);
  const { code, url, coupon_url, expires_on, is_expired, opened_count, can_create } = data;
  return (
    <Section label="お友達の紹介">
      <Typography variant="lead">
        <IntroductionRewards of={data} />
      </Typography>
      <Box sx={{ mt: 4, '& > p + p': { mt: 1 } }}>
        {code !== null && is_expired && <ExpiredCode what="紹介コード" {...{ code, expires_on }} />}
        {!is_expired && code !== null && url !== null && (
          <IntroductionCode code={code} url={url} couponUrl={coupon_url}>
            {expires_on !== null && <CodeFacts expiresOn={expires_on} openedCount={opened_count} />}
          </IntroductionCode>
        )}
        {code === null && <p>紹介コードは、まだ発行されていません。</p>}
        <Button variant="text" href={paths.introduce()} sx={can_create ? { fontWeight: 700 } : {}}>
          {can_create ? '紹介コードを発行する' : 'お友達・建物の紹介へ'}
        </Button>
      </Box>
    </Section>
  );
}
