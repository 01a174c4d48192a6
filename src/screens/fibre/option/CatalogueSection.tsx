import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read } from '@/api/query';
import { optionsNotAccepted, pageOf } from '@/catalogue/fibreOptions';
import { formatDay, untilDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { media } from '@/theme/media';
import { visuallyHidden } from '@/theme/type';
import { SelectField } from '@/ui/fields/SelectField';
import { Amount } from '@/ui/figure/Amount';
import { KeepTogether } from '@/ui/KeepTogether';
import { useDeferredRows } from '@/ui/page/DeferredContent';
import { Section } from '@/ui/page/Section';
import { Disclosure } from '@/ui/row/Disclosure';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status } from '@/ui/status/Status';
import { Tabs } from '@/ui/step/Tabs';
import { useChoose, useEntryState } from '@/ui/useEntryState';
import {
  categoryTabs,
  type Filter,
  filterOf,
  matching,
  priceChoices,
  statusChoices,
} from './filter';
import { SearchBox } from './OfferChoice';
import {
  type CommonReason,
  commonReason,
  hasStatus,
  isCommon,
  isContracted,
  type Offer,
  offersOf,
  offerStatus,
} from './offers';

/** The whole catalogue: searched, filtered and by category; the choice is in the address. */
export function CatalogueSection({ options }: { options: readonly Schema.Option[] }) {
  // The catalogue is shown without it: each option's own page has it too.
  const restriction = useQuery(read(api.getPaymentRestrictionOption, ofService('fixed')));
  const [params] = useSearchParams();
  const chooseOnPage = useChoose();
  // Key of the search form: the form is mounted anew when it is cleared from outside. Otherwise it stays,
  // so that it keeps its focus.
  const [cleared, setCleared] = useState(0);
  const filter = filterOf(params);
  const offers = offersOf(options, restriction.data);
  const common = commonReason(offers);
  const found = matching(offers, filter);
  const shown = found.filter(({ category }) => !filter.category || category === filter.category);
  const isFiltered = Boolean(filter.q || filter.status || filter.price);

  const choose = (changed: Record<string, string>) =>
    chooseOnPage(({ search }) => {
      const kept = Object.entries({
        ...Object.fromEntries(new URLSearchParams(search)),
        ...changed,
      });
      return { search: `${new URLSearchParams(kept.filter(([, value]) => value !== ''))}` };
    });
  const clear = () => {
    choose({ q: '', status: '', price: '' });
    // In a transition, as the change of the address is: earlier, the form would be mounted with the old
    // filter.
    startTransition(() => setCleared((count) => count + 1));
  };

  return (
    <Section
      label="探す"
      caption={`全${offers.length}件`}
      aside={
        <Stack component="span" direction="row" spacing={4} useFlexGap>
          <Button variant="text" href={paths.optionCompare()}>
            比べて選ぶ
          </Button>
          {common?.open !== 0 && (
            <Button variant="text" href={paths.optionTogether()}>
              まとめて申し込む
            </Button>
          )}
        </Stack>
      }
    >
      {common && (
        <Alert severity="warning" sx={{ mb: 7 }}>
          <AlertTitle>{headingOf(common)}</AlertTitle>
          {common.reason !== optionsNotAccepted && <KeepTogether>{common.reason}</KeepTogether>}
          {restriction.data?.can_apply_option === false &&
            'お支払いの確認ができるまで、新しいオプションはお申し込みいただけません。'}
          {offers.some(isContracted) && 'ご契約中のオプションは、そのままご利用いただけます。'}
        </Alert>
      )}
      {restriction.isError && (
        <Typography sx={{ mb: 3 }}>
          お支払い方法による制限を読み込めません。
          <Link component="button" type="button" onClick={() => void restriction.refetch()}>
            もう一度読み込む
          </Link>
        </Typography>
      )}
      <SearchForm key={cleared} filter={filter} isCleared={cleared > 0} onSearch={choose} />
      <Typography sx={{ mb: 3 }} role="status">
        {isFiltered && found.length === 0 && (
          <Box component="span" sx={visuallyHidden}>
            条件に合うオプションはありません。
          </Box>
        )}
        {isFiltered && found.length > 0 && (
          <>
            {found.length}件見つかりました。
            <Link component="button" type="button" onClick={clear}>
              条件を消す
            </Link>
          </>
        )}
      </Typography>
      <Tabs
        label="オプションの種類"
        value={filter.category || 'all'}
        onChange={(value) => choose({ category: value === 'all' ? '' : value })}
        items={categoryTabs(found)}
      >
        <OfferList
          key={params.toString()}
          name={params.toString()}
          offers={shown}
          common={common}
          onClear={clear}
        />
      </Tabs>
    </Section>
  );
}

function headingOf({ reason, open }: CommonReason): string {
  if (open > 0) return `いまお申し込みいただけるのは、${open}件です`;
  return reason === optionsNotAccepted ? reason : 'いまはお申し込みいただけません';
}

interface SearchFormProps {
  filter: Filter;
  /** The button that cleared the form is gone, so its search box takes the focus. */
  isCleared: boolean;
  onSearch: (changed: Partial<Filter>) => void;
}

/**
 * The search box, with status and price in a row that opens. 探す applies all of it; choosing a status or
 * price applies at once.
 */
function SearchForm({ filter, isCleared, onSearch }: SearchFormProps) {
  const { q, status, price } = filter;
  // Whether the row is open at first. It doesn't follow the filter, so that it doesn't close while it is
  // used.
  const [cameFiltered] = useState(Boolean(status || price));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isCleared) box.current?.focus();
  }, [isCleared]);
  return (
    <form
      role="search"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const get = (name: string) => (typed.get(name) as string).trim();
        onSearch({ q: get('q'), status: get('status'), price: get('price') });
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: 3,
          [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <SearchBox inputRef={box} name="q" defaultValue={q} enterKeyHint="search" />
        <Button variant="secondary" type="submit" sx={{ px: { xs: 5, sm: 8 } }}>
          探す
        </Button>
      </Box>
      <Disclosure name="filter" title="状態と料金で絞り込む" open={cameFiltered}>
        <Grid container rowSpacing={3} columnSpacing={5}>
          <Grid size={{ xs: 12, sm: 6 }}>
            <SelectField
              untagged
              optional
              label="状態"
              name="status"
              defaultValue={status}
              options={statusChoices}
            />
          </Grid>
          <Grid size={{ xs: 12, sm: 6 }}>
            <SelectField
              untagged
              optional
              label="毎月の料金"
              name="price"
              defaultValue={price}
              options={priceChoices}
            />
          </Grid>
        </Grid>
      </Disclosure>
    </form>
  );
}

const pageSize = 20;

interface OfferListProps {
  /** Tells the list of one filter from that of another. */
  name: string;
  offers: readonly Offer[];
  /** What is said above the list. */
  common: CommonReason | undefined;
  onClear: () => void;
}

/**
 * Twenty options and a button for the next; those that are contracted already come last, and those that can be
 * applied for first where most can't.
 */
function OfferList({ name, offers, common, onClear }: OfferListProps) {
  const [shown, setShown] = useEntryState(`shown:${name}`, pageSize);
  const list = useRef<HTMLUListElement>(null);
  const rank = (offer: Offer) =>
    isContracted(offer) ? 2 : common !== undefined && offer.blocked !== undefined ? 1 : 0;
  const sorted = [...offers].sort((one, other) => rank(one) - rank(other));
  const drawn = useDeferredRows(sorted.slice(0, shown));
  const left = sorted.length - shown;

  // The button may be gone, so the focus moves to the first of the new rows.
  function showNext() {
    flushSync(() => setShown(shown + pageSize));
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  if (offers.length === 0)
    return (
      <EmptyState
        small
        lead="条件に合うオプションは見つかりませんでした。"
        next="言葉を短くするか、ひらがなでお試しください。"
      >
        <Button variant="secondary" onClick={onClear}>
          条件を消してすべて見る
        </Button>
      </EmptyState>
    );
  return (
    <>
      <List sx={{ mt: 4 }} ref={list}>
        {drawn.map((offer) => (
          <OptionItem key={offer.code} offer={offer} common={common} />
        ))}
      </List>
      {left > 0 && (
        <Button
          variant="secondary"
          onClick={showNext}
        >{`次の${Math.min(left, pageSize)}件を見る`}</Button>
      )}
    </>
  );
}

interface OptionItemProps {
  offer: Offer;
  /** What is said above the list. */
  common?: CommonReason | undefined;
}

/** One option as a row that leads to its page. */
export function OptionItem({ offer, common }: OptionItemProps) {
  const { code, name, entry, fee, blocked } = offer;
  return (
    <OfferRow
      title={name}
      href={paths.optionDetail(pageOf(code))}
      help={
        blocked && !isCommon(offer, common) ? (
          <KeepTogether>{blocked}</KeepTogether>
        ) : (
          entry?.appeals[0]
        )
      }
      status={hasStatus(offer, common) && <Status {...offerStatus(offer)} />}
      amount={<Amount value={fee} unit="円/月" />}
      note={noteOf(offer)}
    />
  );
}

function noteOf({ status, contract, entry, fee }: Offer): string | undefined {
  if (status === 'QTWT' && contract) return untilDay(contract.ends_on);
  if (status === 'ENTR' && contract?.starts_on) return `${formatDay(contract.starts_on)}から`;
  if (contract && contract.regular_fee > fee) return `通常 ${formatYen(contract.regular_fee)}/月`;
  return entry?.aside;
}
