import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { optionCategories, optionsNotAccepted } from '@/catalogue/fibreOptions';
import { paths } from '@/paths';
import { visuallyHidden } from '@/theme/type';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { Tabs } from '@/ui/step/Tabs';
import { useChoose } from '@/ui/useEntryState';
import { filterOf, matching } from './filter';
import { OfferList } from './OfferList';
import { type CommonReason, commonReason, isContracted, offersOf } from './offers';
import { SearchForm } from './SearchForm';

const labels: Record<string, string> = optionCategories;

/** The whole catalogue: searched, filtered and by category; the choice is in the address. */
export function CatalogueSection({ options }: { options: readonly Schema.Option[] }) {
  // The catalogue is shown without it: the restriction is told again where the option is applied for.
  const restriction = useQuery(read(api.getPaymentRestrictionOption, ofService('fixed')));
  const [params] = useSearchParams();
  const chooseOnPage = useChoose();
  // Key of the search form: the form is mounted anew when it is cleared from outside. Otherwise it stays,
  // so that it keeps its focus.
  const [cleared, setCleared] = useState(0);
  const filter = filterOf(params);
  const offers = offersOf(options, restriction.data);
  const told = commonReason(offers);
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
  const count = (category: string) => found.filter((offer) => offer.category === category).length;

  return (
    <Section
      label="探す"
      caption={`全${offers.length}件`}
      aside={
        <Stack component="span" direction="row" spacing={4} useFlexGap>
          <Button variant="text" href={paths.optionCompare()}>
            比べて選ぶ
          </Button>
          {told?.open !== 0 && (
            <Button variant="text" href={paths.optionTogether()}>
              まとめて申し込む
            </Button>
          )}
        </Stack>
      }
    >
      {told && (
        <Alert severity="warning" sx={{ mb: 7 }}>
          <AlertTitle>{headingOf(told)}</AlertTitle>
          {told.reason !== optionsNotAccepted && <KeepTogether>{told.reason}</KeepTogether>}
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
        items={[
          { value: 'all', label: 'すべて', count: found.length },
          ...Object.entries(labels).map(([value, label]) => ({
            value,
            label,
            count: count(value),
          })),
        ]}
      >
        <OfferList
          key={params.toString()}
          name={params.toString()}
          offers={shown}
          told={told}
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
