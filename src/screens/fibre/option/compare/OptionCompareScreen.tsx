import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { PageHead } from '@/ui/page/PageHead';
import { useChoose } from '@/ui/useEntryState';
import { offersOf } from '../offers';
import { chosenOf, toggled } from './chosen';
import { CompareChoice } from './CompareChoice';
import { CompareTable } from './CompareTable';

/** Up to three options side by side; the choice is in the address (docs/design.md §9). */
export default function OptionCompareScreen() {
  const { data: list } = useSuspenseQuery(read(api.getOption));
  const { data: restriction } = useSuspenseQuery(
    read(api.getPaymentRestrictionOption, ofService('fixed')),
  );
  const [params] = useSearchParams();
  const choose = useChoose();
  const offers = offersOf(list.options, restriction);
  const chosen = chosenOf(params, offers);
  const codes = chosen.map(({ code }) => code);
  const toggle = (code: string) =>
    choose(({ search }) => {
      const now = chosenOf(new URLSearchParams(search), offers).map((offer) => offer.code);
      const next = toggled(now, code);
      return { search: next.length > 0 ? `${new URLSearchParams({ codes: next.join(',') })}` : '' };
    });
  return (
    <Container>
      <PageHead
        title={chosen.length > 1 ? `${chosen.length}つを比べる` : 'オプションを比べる'}
        lead={chosen.length < 2 && '料金や利用開始を、並べて比べられます。下から3つまで選べます。'}
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={paths.option()}>
            ご契約オプション
          </Button>
        }
      />
      {chosen.length > 0 && <CompareTable offers={chosen} onDrop={toggle} />}
      <CompareChoice offers={offers} codes={codes} onToggle={toggle} />
    </Container>
  );
}
