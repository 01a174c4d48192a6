import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { Icon } from '@/theme/icon/Icon';
import { Definitions, type Definition } from '@/ui/row/Definitions';
import { KindFacts } from './KindFacts';
import type { ContractOption } from './queries';

const Root = styled.div`
  max-width: 40em;
  & > * + * {
    margin-top: 12px;
  }
  & > dl + dl {
    padding-top: 13px;
    border-top: 1px solid var(--rule);
  }
`;

interface MobileOptionDetailsProps {
  option: ContractOption;
  /** Address of the option's own screen. */
  to: string;
}

/** What a row opens: why not, prices, dates, what the option's own read says, notes, the way on. */
export function MobileOptionDetails({ option, to }: MobileOptionDetailsProps) {
  const { key, name, reason } = option;
  const { annotations } = mobileOptions[key];
  return (
    <Root>
      {reason && <p>{reason}。</p>}
      <Definitions items={factsOf(option)} />
      <KindFacts of={key} />
      <Typography
        component="ul"
        variant="body2"
        color="textSecondary"
        sx={{ pl: '1.2em', listStyle: "'・'" }}
      >
        {annotations.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Typography>
      <Button
        variant="text"
        endIcon={<Icon name="arrow" />}
        href={to}
        aria-label={`お手続きに進む(${name})`}
        sx={{ fontWeight: 700 }}
      >
        お手続きに進む
      </Button>
    </Root>
  );
}

function factsOf({ key, code, monthly_fee, started_on, pending }: ContractOption): Definition[] {
  const items: Definition[] = mobileOptions[key].prices.map(({ type: term, price }) => ({
    term,
    value: price,
  }));
  if (monthly_fee === null) items.push({ term: '月額料金', value: 'サポート窓口でご案内します' });
  if (started_on) items.push({ term: '利用開始', value: formatFullDay(started_on) });
  if (pending)
    items.push(
      { term: 'お申し込み', value: formatFullTime(pending.accepted_at) },
      { term: '受付番号', value: formatReceiptNumber(pending.receipt_number) },
    );
  if (code) items.push({ term: 'オプション番号', value: code });
  return items;
}
