import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { cashbackAction } from '@/catalogue/campaign';
import { labelOf } from '@/catalogue/labelOf';
import { accountKinds } from '@/catalogue/payment';
import { now } from '@/lib/clock';
import { formatDay, formatDeadline, formatFullDay, formatNearDay } from '@/lib/date';
import { masked } from '@/lib/numbers';
import type { Absent } from '@/lib/present';
import { formatYen } from '@/lib/yen';
import { cashbackStatus, unreadable } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { useHasRoute } from '@/shell/route';
import { Amount } from '@/ui/figure/Amount';
import { Nowrap, Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { cashbackAccount } from '../queries';
import { benefitStatus, isKnownKind, isPast } from './benefitStatus';

const asks = ({ cashback_status }: Schema.MobileCampaign) =>
  cashback_status !== null && cashbackAction(cashback_status) !== undefined;

const isUnread = (campaign: Schema.MobileCampaign) => benefitStatus(campaign) === unreadable;

/** Benefits of the SIM, those that need the customer first, and what is open to all (docs/design.md §6). */
export default function MobileCampaignScreen() {
  const { campaigns } = useRead(api.getMobileCampaign);
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
      <Benefits label={headingOf(held, asking.length > 0)} of={held} />
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
function headingOf(held: readonly Schema.MobileCampaign[], isBesideOthers: boolean): string {
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

/**
 * The account to which the SIM's cashback is paid, or why there is no cashback. The cashback itself is
 * named only if no row of the page has it.
 */
function AccountSection({ listed }: { listed: readonly Schema.MobileCampaign[] }) {
  const { data } = useSuspenseQuery(cashbackAccount());
  return (
    <Section label="キャッシュバックの口座">
      {isRejection(data) ? (
        <p>{data.refusal.message}</p>
      ) : (
        <DescriptionList items={definitions(data, listed)} />
      )}
    </Section>
  );
}

function definitions(
  cashback: Schema.MobileCashback,
  listed: readonly Schema.MobileCampaign[],
): (DescriptionItem | Absent)[] {
  const { title, amount, status, account, holder_kana, paid_on } = cashback;
  const action = cashbackAction(status);
  const isListed = listed.some(
    (one) => one.title === title && one.cashback_status === status && one.amount === amount,
  );
  return [
    !isListed && { term: '特典', value: title, note: formatYen(amount), strong: true },
    !isListed && { term: '状態', value: <Status {...cashbackStatus(status)} /> },
    // The row of a cashback that needs the customer has the deadline already.
    !(isListed && action) && { term: '受け取り期間', value: period(cashback) },
    paid_on !== null && {
      term:
        status === '1'
          ? '振り込み日'
          : cashbackStatus(status) === unreadable
            ? '振り込みの日付'
            : '振り込み予定日',
      value: formatFullDay(paid_on),
    },
    {
      term: '口座',
      value: account
        ? `${account.bank_name} ${account.branch_name} ${labelOf(accountKinds, account.kind)} ${masked(account.number)}`
        : '登録されていません',
    },
    {
      term: '名義',
      value: <Verbatim>{holder_kana}</Verbatim>,
      note:
        status === '7'
          ? '登録された口座の名義が、これと違っています。'
          : action && '口座の名義は、これと同じでなければ受け取れません。',
    },
  ];
}

function period({ status, receive_from, receive_until }: Schema.MobileCashback): string {
  if (cashbackAction(status)) return formatDeadline(receive_until, now());
  return `${formatFullDay(receive_from)}〜${formatFullDay(receive_until)}`;
}

interface BenefitRowProps {
  campaign: Schema.MobileCampaign;
  /** Whether the customer must do something before its last day. */
  asks?: boolean;
}

/** A cashback, a discount, data as a gift, or an open campaign: state, days, amount, link. */
function BenefitRow({ campaign, asks }: BenefitRowProps) {
  const { kind, title, text, amount, link } = campaign;
  const shape = benefitStatus(campaign);
  return (
    <StatusRow
      title={title}
      help={
        <>
          <div>{text}</div>
          <div>{days(campaign, asks)}</div>
        </>
      }
      status={shape && <Status {...shape} />}
      action={link && <CampaignLink link={link} title={title} bold={asks} />}
      amount={
        // What it is an amount of isn't known of a benefit of an unknown kind.
        amount !== null &&
        isKnownKind(kind) && (
          <Amount
            value={kind === 'discount' ? -amount : amount}
            signed={kind === 'discount'}
            muted={shape?.ended}
          />
        )
      }
      ended={shape?.ended}
    />
  );
}

function days(
  { kind, starts_on, ends_on }: Schema.MobileCampaign,
  asks: boolean | undefined,
): string {
  const today = now();
  if (formatDay(ends_on) === '-') return `${formatFullDay(starts_on)}から`;
  if (asks || kind === 'open') return formatDeadline(ends_on, today);
  return `${formatNearDay(starts_on, today)}〜${formatNearDay(ends_on, today)}`;
}

interface CampaignLinkProps {
  link: NonNullable<Schema.MobileCampaign['link']>;
  /** The campaign's title, for the screen reader. */
  title: string;
  bold?: boolean;
}

/** The link of a campaign; a call to the support instead of a screen that the portal doesn't have. */
function CampaignLink({ link: { url, text, type }, title, bold }: CampaignLinkProps) {
  const hasRoute = useHasRoute();
  if (type === 'internal' && hasRoute(url))
    return (
      <Link href={url} aria-label={`${text}(${title})`} sx={{ fontWeight: bold ? 700 : 400 }}>
        {text}
      </Link>
    );
  const label = type === 'external' ? text : '電話で手続きする';
  return (
    <Link
      aria-label={`${label}(${title})`}
      sx={{ fontWeight: bold ? 700 : 400 }}
      href={type === 'external' ? url : `tel:${brand.support.phone}`}
    >
      {label}
    </Link>
  );
}
