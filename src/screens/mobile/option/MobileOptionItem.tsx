import Link from '@mui/material/Link';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import { OfferRow } from '@/screens/shared/option/OfferRow';
import { Amount } from '@/ui/figure/Amount';
import { Status } from '@/ui/status/Status';
import { MobileOptionDetails } from './MobileOptionDetails';
import { statusOf } from './optionStatus';
import type { ContractOption } from './queries';

/** One option of the SIM as a row that opens in place. */
export function MobileOptionItem({ option }: { option: ContractOption }) {
  const { key, name, monthly_fee, pending, operations, reason } = option;
  const { appeals, optionType } = mobileOptions[key];
  const to = paths.mobileOptionDetail(optionType);
  const label = operations.length === 0 && reason ? '理由を見る' : '詳しく見る';
  return (
    <OfferRow
      title={
        <Link variant="title" href={to} sx={{ fontWeight: 700 }}>
          {name}
        </Link>
      }
      help={appeals[0]}
      status={<Status {...statusOf(option)} />}
      amount={monthly_fee === null ? '-' : <Amount value={monthly_fee} unit="円/月" />}
      note={pending ? `${formatDay(pending.starts_on)}から` : undefined}
      more={{
        label,
        of: name,
        body: <MobileOptionDetails option={option} to={to} />,
      }}
    />
  );
}
