import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { pageOf } from '@/catalogue/fibreOptions';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { ChoiceSum, StayingBar } from '@/procedure/StayingBar';
import { OfferRow, RowCheckbox } from '@/screens/shared/option/OfferRow';
import { Amount } from '@/ui/figure/Amount';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { OfferChoice } from '../OfferChoice';
import { commonReason, type Offer } from '../offers';
import { hasStatus, isTold, offerStatus } from '../offerStatus';
import { mostCompared } from './chosen';
import { compareTableId } from './CompareTable';

interface CompareChoiceProps {
  offers: readonly Offer[];
  codes: readonly string[];
  onToggle: (code: string) => void;
}

/** The catalogue, searched or by category, each option with its checkbox. */
export function CompareChoice({ offers, codes, onToggle }: CompareChoiceProps) {
  const isFull = codes.length >= mostCompared;
  const told = commonReason(offers);
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
              help={(!isTold(offer, told) && blocked) || entry?.appeals[0]}
              status={hasStatus(offer, told) && <Status {...offerStatus(offer)} />}
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
