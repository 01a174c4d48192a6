import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { billedFrom } from '@/catalogue/billing';
import { addMonths, formatMonth } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { CatalogueSection, OptionItem } from './CatalogueSection';
import { commonReason, isContracted, isInUse, isUnread, offersOf } from './offers';

/** The contracted options with what they cost, then the whole catalogue (docs/design.md §7). */
export default function OptionScreen() {
  const data = useRead(api.getOption);
  const catalogue = <CatalogueSection options={data.options} />;
  return (
    <Container>
      <PageHead title="ご契約オプション" lead={<CostSentence list={data} />} />
      <IndexedSections>
        <ContractedSection list={data} />
        {data.options.some(isContracted) ? (
          <DeferredContent>
            {/* On paper is what is contracted. */}
            <div data-print="none">{catalogue}</div>
          </DeferredContent>
        ) : (
          catalogue
        )}
      </IndexedSections>
    </Container>
  );
}

function CostSentence({ list }: { list: Schema.Options }) {
  const { month, monthly_total, next_month_total, options } = list;
  if (!options.some((option) => isContracted(option) || isUnread(option)))
    return 'ご契約中のオプションはありません。';
  const monthly = (
    <>
      毎月
      <b>
        <Nowrap>{formatYen(monthly_total)}</Nowrap>
      </b>
    </>
  );
  if (next_month_total === monthly_total) return <>{monthly}です。</>;
  return (
    <>
      {monthly}。<Phrase>{billedFrom(addMonths(month, 1))}</Phrase>
      <Phrase>
        <b>{formatYen(next_month_total)}</b>になる予定です。
      </Phrase>
    </>
  );
}

/** What is in use or on its way, and what it costs this month. */
function ContractedSection({ list }: { list: Schema.Options }) {
  const all = offersOf(list.options, undefined);
  const offers = all.filter(isContracted);
  const using = offers.filter(isInUse).length;
  const moving = offers.filter(({ status }) => status !== 'SRVC').length;
  const unread = all.some(isUnread) && <p>ご利用の状況を読み込めないオプションがあります。</p>;
  if (offers.length === 0 && unread) return <Section label="ご契約中">{unread}</Section>;
  // Nothing comes here where nothing can be applied for; the catalogue says why.
  if (offers.length === 0 && commonReason(all)?.open === 0) return null;
  if (offers.length === 0)
    return (
      <Section label="ご契約中">
        <EmptyState small lead="お申し込みいただくと、ここに並びます。" />
      </Section>
    );
  return (
    <Section
      label="ご契約中"
      caption={[using && `${using}件`, moving && `手続き中 ${moving}件`].filter(Boolean).join('・')}
    >
      {unread}
      <List>
        {offers.map((offer) => (
          <OptionItem key={offer.code} offer={offer} />
        ))}
      </List>
      <GrandTotal
        flush
        label={`${formatMonth(list.month)}のオプション料金`}
        caption="申込手続き中のもの、通話料は含みません"
        value={formatNumber(list.monthly_total)}
      />
    </Section>
  );
}
