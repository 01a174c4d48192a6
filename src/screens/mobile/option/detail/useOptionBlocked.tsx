import { optionRefused } from '@/catalogue/mobileOptions';
import { formatDay, formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/receiptNumber';
import { paths } from '@/paths';
import { isRefused } from '@/procedure/entryQuery';
import type { Blocked } from '@/procedure/procedure';
import { useRestricted } from '@/procedure/useRestricted';
import { LinkButton } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';
import type { ContractOption } from '../queries';
import { OptionBelow } from './OptionBelow';
import { useOptionEntry, type OptionKind } from './optionRead';

const back = (
  <LinkButton variant="secondary" to={paths.mobileOption()}>
    ご契約オプションに戻る
  </LinkButton>
);

/** The option is not for this SIM, or a change of it is under way. */
export function useOptionBlocked(of: OptionKind): Blocked | undefined {
  const entry = useOptionEntry(of);
  const restricted = useRestricted('option');
  if (isRefused(entry))
    return {
      reason: <p>{entry.refusal.message}</p>,
      possible: <p>ほかのオプションは、お申し込みいただけます。</p>,
      actions: back,
    };
  if (entry.option.operations.length > 0)
    return restricted && { ...restricted, more: <OptionBelow of={of} /> };
  return { ...whyClosed(entry.option), more: <OptionBelow of={of} /> };
}

const then = {
  add: 'から、お使いいただけます。',
  remove: 'の前の日まで、お使いいただけます。',
  update: 'から、新しい種類に変わります。',
};

/** Why nothing can be done with an option now, from when it can. */
function whyClosed({ reason, pending }: ContractOption): Blocked {
  return {
    opens: pending?.starts_on,
    reason: (
      <>
        <p>{reason ? `${reason}。` : optionRefused}</p>
        {pending && (
          <p>
            <Nowrap>{formatFullTime(pending.accepted_at)}</Nowrap>に受け付けました(受付番号
            <Nowrap>{formatReceiptNumber(pending.receipt_number)}</Nowrap>)。
          </p>
        )}
      </>
    ),
    possible: (
      <p>
        {pending
          ? formatDay(pending.starts_on) + then[pending.operation]
          : 'ほかのオプションは、お申し込みいただけます。'}
      </p>
    ),
    actions: back,
  };
}
