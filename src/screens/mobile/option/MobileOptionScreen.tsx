import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { formatNumber, formatYen } from '@/lib/yen';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { CallSection } from './CallSection';
import { MobileOptionItem } from './MobileOptionItem';
import { type ContractOption, mobileOptionQueries } from './queries';

/** The options of a SIM: those in use with their sum, calls, then what else there is. */
export default function MobileOptionScreen() {
  const { options, calls, monthly_amount } = useSuspenseQuery(mobileOptionQueries.list()).data;
  const own = options.filter(isOwn);
  const others = options.filter((option) => !isOwn(option));
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
      />
      <IndexedSections>
        <Section label="ご利用中" caption={countsOf(own)}>
          {own.length === 0 ? (
            <EmptyState small lead="ご利用中のオプションはありません。" />
          ) : (
            <Rows options={own} />
          )}
        </Section>
        <SectionBoundary label="通話オプション">
          <CallSection />
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
            <Rows options={others} />
          </Section>
        )}
      </IndexedSections>{' '}
    </Container>
  );
}

/** In use, or with a change that is still to come. */
const isOwn = ({ status, pending }: ContractOption) => status === 'using' || pending !== null;

function countsOf(own: readonly ContractOption[]): string {
  const using = own.filter(({ status }) => status === 'using').length;
  const moving = own.filter(({ pending }) => pending).length;
  return [using && `${using}件`, moving && `手続き中 ${moving}件`].filter(Boolean).join('・');
}

function Rows({ options }: { options: readonly ContractOption[] }) {
  return (
    <List>
      {options.map((option) => (
        <MobileOptionItem key={option.key} option={option} />
      ))}
    </List>
  );
}
