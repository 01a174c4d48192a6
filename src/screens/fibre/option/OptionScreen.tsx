import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { billedFrom } from '@/catalogue/billing';
import { addMonths } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { CatalogueSection } from './CatalogueSection';
import { ContractedSection } from './ContractedSection';
import { isContracted } from './offers';

/** The contracted options with what they cost, then the whole catalogue (docs/design.md §7). */
export default function OptionScreen() {
  const { data } = useSuspenseQuery(read(api.getOption));
  const catalogue = <CatalogueSection options={data.options} />;
  return (
    <Container>
      <PageHead title="ご契約オプション" lead={<CostSentence list={data} />} />
      <IndexedSections>
        <ContractedSection list={data} />
        {data.options.some(isContracted) ? (
          <DeferredContent>{catalogue}</DeferredContent>
        ) : (
          catalogue
        )}
      </IndexedSections>
    </Container>
  );
}

function CostSentence({ list }: { list: Schema.Options }) {
  const { month, monthly_total, next_month_total, options } = list;
  if (!options.some(isContracted)) return 'ご契約中のオプションはありません。';
  const now = (
    <>
      毎月
      <b>
        <Nowrap>{formatYen(monthly_total)}</Nowrap>
      </b>
    </>
  );
  if (next_month_total === monthly_total) return <>{now}です。</>;
  return (
    <>
      {now}。<Phrase>{billedFrom(addMonths(month, 1))}</Phrase>
      <Phrase>
        <b>{formatYen(next_month_total)}</b>になる予定です。
      </Phrase>
    </>
  );
}
