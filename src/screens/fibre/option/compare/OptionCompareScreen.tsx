import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '@/catalogue/fibreOptions';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { ChoiceSum, StayingBar } from '@/procedure/StayingBar';
import { OfferRow, RowCheckbox } from '@/screens/shared/option/OfferRow';
import { Amount } from '@/ui/figure/Amount';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { useChoose } from '@/ui/useEntryState';
import { OfferChoice } from '../OfferChoice';
import { commonReason, hasStatus, isCommon, type Offer, offerStatus, useOffers } from '../offers';
import { CompareTable, compareTableId } from './CompareTable';

/** Up to three options side by side; the choice is in the address (docs/design.md §9). */
export default function OptionCompareScreen() {
  const [params] = useSearchParams();
  const choose = useChoose();
  const offers = useOffers();
  const chosen = chosenOf(params, offers);
  const codes = chosen.map(({ code }) => code);
  const toggle = (code: string) =>
    choose(({ search }) => {
      const before = chosenOf(new URLSearchParams(search), offers).map((offer) => offer.code);
      const next = toggled(before, code);
      return { search: next.length > 0 ? `${new URLSearchParams({ codes: next.join(',') })}` : '' };
    });
  return (
    <Container>
      <PageHead
        title={chosen.length > 1 ? `${chosen.length}つを比べる` : 'オプションを比べる'}
        lead={chosen.length < 2 && '料金や利用開始を、並べて比べられます。下から3つまで選べます。'}
        back={{ to: paths.option(), label: 'ご契約オプション' }}
      />
      {chosen.length > 0 && <CompareTable offers={chosen} onDrop={toggle} />}
      <CompareChoice offers={offers} codes={codes} onToggle={toggle} />
    </Container>
  );
}

/** Options side by side at most (docs/design.md §9). */
export const mostCompared = 3;

/** The offers that `?codes=MO320N,MO361N` names: each once, three at most, without unknown codes. */
export function chosenOf(params: URLSearchParams, offers: readonly Offer[]): Offer[] {
  const codes = new Set((params.get('codes') ?? '').toUpperCase().split(','));
  return [...codes]
    .flatMap((code) => offers.find((offer) => offer.code === code) ?? [])
    .slice(0, mostCompared);
}

/** The choice with a code added, or taken out if it was in it. */
export function toggled(codes: readonly string[], code: string): string[] {
  if (codes.includes(code)) return codes.filter((other) => other !== code);
  return [...codes, code].slice(0, mostCompared);
}

interface CompareChoiceProps {
  offers: readonly Offer[];
  codes: readonly string[];
  onToggle: (code: string) => void;
}

/** The catalogue, searched or by category, each option with its checkbox. */
function CompareChoice({ offers, codes, onToggle }: CompareChoiceProps) {
  const isFull = codes.length >= mostCompared;
  const common = commonReason(offers);
  return (
    <Section
      label="比べるオプションを選ぶ"
      caption={isFull ? '3つまで。入れ替えるときは、いずれかを外してください' : '3つまで'}
    >
      <OfferChoice
        offers={offers}
        row={(offer) => {
          const { code, name, entry, fee, contract, blocked } = offer;
          const isChosen = codes.includes(code);
          return (
            <OfferRow
              key={code}
              title={name}
              href={paths.optionDetail(pageOf(code))}
              choice={
                <RowCheckbox
                  id={`compare-${code}`}
                  label={`比べる(${name})`}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() => onToggle(code)}
                />
              }
              help={(!isCommon(offer, common) && blocked) || entry?.appeals[0]}
              status={hasStatus(offer, common) && <Status {...offerStatus(offer)} />}
              amount={<Amount value={fee} unit="円/月" />}
              note={
                contract && contract.regular_fee > fee
                  ? `通常 ${formatYen(contract.regular_fee)}/月`
                  : entry?.aside
              }
            />
          );
        }}
      />
      <CompareBar chosen={offers.filter(({ code }) => codes.includes(code))} />
    </Section>
  );
}

/** On a phone, where the comparison is far above the choice: what it comes to, and the way to it. */
function CompareBar({ chosen }: { chosen: readonly Offer[] }) {
  const fees = chosen.map(({ fee }) => fee);
  return (
    <Box sx={{ display: { xs: 'contents', sm: 'none' } }}>
      <StayingBar
        sum={
          chosen.length < 2 ? (
            <ChoiceSum
              value={chosen.length === 0 ? 'まだ選んでいません' : '1つを選択中'}
              note={chosen.length === 0 ? '3つまで選べます' : 'もう1つ選ぶと、差がわかります'}
            />
          ) : (
            <ChoiceSum
              value={
                <>
                  毎月の差 <Amount value={Math.max(...fees) - Math.min(...fees)} strong />
                </>
              }
              note={`${chosen.length}つを比較中`}
            />
          )
        }
      >
        {chosen.length > 0 && (
          <Button variant="secondary" size="small" href={`#${compareTableId}`}>
            比較表を見る
          </Button>
        )}
      </StayingBar>
    </Box>
  );
}
