import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, useRead } from '@/api/query';
import { specialCallings } from '@/catalogue/contract';
import { isKnown, labelOf, lookUp } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { formatDay } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { optionStatus, unreadable } from '@/screens/shared/statuses';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { KeepTogether } from '@/ui/KeepTogether';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status } from '@/ui/status/Status';
import { nextActionOf, restrictionOf } from '../shared/useRestricted';
import { callStatus, isBlocked, listedStatus, missingFeeText } from './optionStatus';

/**
 * The options of a SIM: those in use with their sum, calls, then all others. A reason that closes all of them,
 * such as a stopped SIM, is shown once at the top.
 */
export default function MobileOptionScreen() {
  const { options, calls, monthly_amount } = useRead(api.getMobileOption);
  // The options are shown without it: each one's page asks again.
  const restrictions = useQuery(read(api.getSettingsRestriction)).data?.restrictions ?? [];
  const closed = restrictionOf(restrictions, 'option');
  const callsClosed = restrictionOf(restrictions, 'call_service');
  const next = closed && nextActionOf(closed);
  const own = options.filter(isOwn);
  const others = options.filter((option) => !isOwn(option));
  const isUnread = others.some(({ status }) => status !== 'none');
  return (
    <Container>
      <PageHead
        title="ご契約オプション"
        lead={
          (own.length > 0 || calls.length > 0) && (
            <>
              毎月
              <b>
                <Nowrap>{formatYen(monthly_amount)}</Nowrap>
              </b>
              です。
            </>
          )
        }
      >
        {next && (
          <Alert severity="warning" sx={{ mt: 5 }}>
            <AlertTitle component="h2">いまはお申し込みいただけません</AlertTitle>
            <p>
              <KeepTogether>{closed.text}</KeepTogether>
            </p>
            <Link href={next.to}>{next.action}</Link>
          </Alert>
        )}
      </PageHead>
      <IndexedSections>
        <Section label="ご利用中" caption={countsOf(own, calls.length)}>
          {isUnread && <p>ご利用の状況を読み込めないオプションがあります。</p>}
          {own.length === 0 && calls.length > 0 && !isUnread && (
            <p>通話オプションのほかに、ご利用中のオプションはありません。</p>
          )}
          {own.length === 0 && calls.length === 0 && !isUnread && (
            <EmptyState small lead="ご利用中のオプションはありません。" />
          )}
          {own.length > 0 && <Rows options={own} />}
        </Section>
        <SectionBoundary label="通話オプション">
          <CallSection
            closed={callsClosed?.text === closed?.text ? undefined : callsClosed?.text}
          />
        </SectionBoundary>
        {monthly_amount > 0 && (
          <Section label="合計">
            <GrandTotal
              flush
              label="毎月のオプション料金"
              caption="通話オプションを含みます。申込手続き中のものと、料金を表示していないものは含みません"
              value={formatNumber(monthly_amount)}
            />
          </Section>
        )}
        {others.length > 0 && (
          // On paper is what is contracted.
          <div data-print={own.length > 0 ? 'none' : undefined}>
            <Section label="ほかのオプション" caption={`${others.length}件`}>
              <Rows options={others} shownAbove={closed?.text} />
            </Section>
          </div>
        )}
      </IndexedSections>
    </Container>
  );
}

/** In use, or with a change that is still to come. */
const isOwn = ({ status, pending }: Schema.MobileOption) => status === 'using' || pending !== null;

function countsOf(own: readonly Schema.MobileOption[], calls: number): string {
  const using = own.filter(({ status }) => status === 'using').length;
  const moving = own.filter(({ pending }) => pending).length;
  return [
    using && `${using}件`,
    moving && `手続き中 ${moving}件`,
    calls && `通話オプション ${calls}件`,
  ]
    .filter(Boolean)
    .join('・');
}

function Rows({
  options,
  shownAbove,
}: {
  options: readonly Schema.MobileOption[];
  shownAbove?: string | undefined;
}) {
  return (
    <List>
      {options.map((option) => (
        <MobileOptionItem key={option.key} option={option} shownAbove={shownAbove} />
      ))}
    </List>
  );
}

interface MobileOptionItemProps {
  option: Schema.MobileOption;
  /** The reason that closes all options, which is shown above the list. */
  shownAbove?: string | undefined;
}

/** One option of the SIM as a row that leads to its page, or with the reason why it isn't available. */
function MobileOptionItem({ option, shownAbove }: MobileOptionItemProps) {
  const { key, name, monthly_fee, pending, reason } = option;
  // Without an entry in the catalogue an option has neither a page nor a sentence.
  const entry = lookUp(mobileOptions, key);
  const appeal = entry?.appeals[0];
  const why = isBlocked(option) ? `${reason}。` : undefined;
  const isShownAbove = why !== undefined && why === shownAbove;
  const fee = monthly_fee === null && missingFeeText(option);
  const status = isShownAbove ? undefined : listedStatus(option);
  return (
    <OfferRow
      title={name}
      href={entry && paths.mobileOptionDetail(entry.optionType)}
      help={
        <>
          {isShownAbove ? appeal : (why ?? appeal)}
          {fee && <div>{fee}</div>}
        </>
      }
      status={status && <Status {...status} />}
      amount={monthly_fee !== null && <Amount value={monthly_fee} unit="円/月" />}
      note={pending ? `${formatDay(pending.starts_on)}から` : undefined}
    />
  );
}

/**
 * Call-flat option and call services; a SIM without calls has none of them.
 * @param closed why they can't be changed now, where that isn't shown above
 */
function CallSection({ closed }: { closed?: string | undefined }) {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getCallService)));
  if (isRejection(data)) {
    // Not found: a SIM for data only.
    if (data.refusal.status === 404) return null;
    return (
      <Section label="通話オプション">
        <p>{data.refusal.message}</p>
      </Section>
    );
  }
  return (
    <Section
      label="通話オプション"
      caption={`超えた分の通話料 30秒ごとに${formatYen(data.excess_fee)}`}
    >
      {closed && (
        <Typography sx={{ mb: 3 }}>
          <KeepTogether>{closed}</KeepTogether>
        </Typography>
      )}
      <List>
        <CallFlat call={data} />
        {data.services.map(({ service, name, monthly_fee, status }) => {
          const shape = callStatus(status);
          return (
            <OfferRow
              key={service}
              title={name}
              href={paths.mobileCallService()}
              status={shape && <Status {...shape} />}
              amount={<Amount value={monthly_fee} unit="円/月" />}
            />
          );
        })}
      </List>
    </Section>
  );
}

function CallFlat({ call }: { call: Schema.CallService }) {
  const { call_flat, call_flats, special_calling, next_call_flat, next_starts_on } = call;
  const isRead = isKnown(callFlats, call_flat);
  const isUsed = call_flat !== 'flat_rate' || special_calling !== null;
  const fee = isUsed
    ? call_flats.find((flat) => flat.call_flat === call_flat)?.monthly_fee
    : lowestFee(call_flats);
  return (
    <OfferRow
      title={isRead && call_flat !== 'flat_rate' ? callFlats[call_flat] : 'かけ放題'}
      href={paths.mobileCallService()}
      help={
        special_calling &&
        `特別な通話プラン「${labelOf(specialCallings, special_calling)}」をご利用中です`
      }
      status={isUsed && <Status {...(isRead ? optionStatus('SRVC') : unreadable)} />}
      amount={
        fee === undefined ? '-' : <Amount value={fee} unit={isUsed ? '円/月' : '円/月から'} />
      }
      note={
        next_call_flat &&
        next_starts_on &&
        `${formatDay(next_starts_on)}から${labelOf(callFlats, next_call_flat)}`
      }
    />
  );
}

/**
 * The lowest fee of a flat rate. The choice without a flat rate isn't counted, since it would read as
 * free.
 */
function lowestFee(flats: Schema.CallService['call_flats']): number | undefined {
  const fees = flats.flatMap(({ call_flat, monthly_fee }) =>
    call_flat === 'flat_rate' ? [] : [monthly_fee],
  );
  return fees.length > 0 ? Math.min(...fees) : undefined;
}
