import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { formatNumber, formatYen } from '@/lib/yen';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { KeepTogether } from '@/ui/KeepTogether';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { nextActionOf, restrictionOf } from '../shared/useRestricted';
import { CallSection } from './CallSection';
import { MobileOptionItem } from './MobileOptionItem';

/**
 * The options of a SIM: those in use with their sum, calls, then what else there is. Why none can be applied
 * for now, such as a stopped SIM, is told once above all.
 */
export default function MobileOptionScreen() {
  const { options, calls, monthly_amount } = useSuspenseQuery(read(api.getMobileOption)).data;
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
          <Section label="ほかのオプション" caption={`${others.length}件`}>
            <Rows options={others} told={closed?.text} />
          </Section>
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
  told,
}: {
  options: readonly Schema.MobileOption[];
  told?: string | undefined;
}) {
  return (
    <List>
      {options.map((option) => (
        <MobileOptionItem key={option.key} option={option} told={told} />
      ))}
    </List>
  );
}
