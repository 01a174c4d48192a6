import List from '@mui/material/List';
import type * as Schema from '@/api/generated/schemas';
import { formatMonth } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { commonReason, isContracted, offersOf } from './offers';
import { OptionItem } from './OptionItem';

/** What is in use or on its way, and what it costs this month. */
export function ContractedSection({ list }: { list: Schema.Options }) {
  const all = offersOf(list.options, undefined);
  const offers = all.filter(isContracted);
  const using = offers.filter(({ status }) => status !== 'ENTR').length;
  const moving = offers.filter(({ status }) => status !== 'SRVC').length;
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
