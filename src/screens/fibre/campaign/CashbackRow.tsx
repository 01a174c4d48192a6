import Link from '@mui/material/Link';
import type * as Schema from '@/api/generated/schemas';
import { cashbackAction } from '@/catalogue/campaign';
import { now } from '@/lib/clock';
import { paths } from '@/paths';
import { cashbackStatus } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Amount } from '@/ui/figure/Amount';
import { Status } from '@/ui/status/Status';
import { cashbackHelp } from './cashbackHelp';

/** One cashback: its state, its next day, what the customer can do about it. */
export function CashbackRow({ cashback }: { cashback: Schema.Cashback }) {
  const { name, status, amount } = cashback;
  const shape = cashbackStatus(status);
  return (
    <StatusRow
      title={name}
      help={cashbackHelp(cashback, now())}
      status={<Status {...shape} />}
      action={<Action name={name} status={status} />}
      amount={<Amount value={amount} muted={shape.ended} />}
      ended={shape.ended}
    />
  );
}

function Action({ name, status }: Pick<Schema.Cashback, 'name' | 'status'>) {
  const action = cashbackAction(status);
  if (!action) return null;
  return (
    <Link href={paths.cashback()} aria-label={`${action}(${name})`} sx={{ fontWeight: 700 }}>
      {action}
    </Link>
  );
}
