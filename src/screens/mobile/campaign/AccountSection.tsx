import { useSuspenseQuery } from '@tanstack/react-query';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { cashbackAction } from '@/catalogue/campaign';
import { labelOf } from '@/catalogue/labelOf';
import { accountKinds } from '@/catalogue/payment';
import { now } from '@/lib/clock';
import { formatFullDay } from '@/lib/date';
import { formatDeadline } from '@/lib/deadline';
import { masked } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { cashbackStatus, unreadable } from '@/screens/shared/statuses';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { cashbackAccount } from './queries';

/**
 * The account to which the SIM's cashback is paid, or why there is no cashback. The cashback itself is
 * named only if no row of the page has it.
 */
export function AccountSection({ listed }: { listed: readonly Schema.MobileCampaign[] }) {
  const { data } = useSuspenseQuery(cashbackAccount());
  return (
    <Section label="キャッシュバックの口座">
      {isRejection(data) ? (
        <p>{data.refusal.message}</p>
      ) : (
        <DescriptionList items={definitions(data, listed)} />
      )}
    </Section>
  );
}

function definitions(
  cashback: Schema.MobileCashback,
  listed: readonly Schema.MobileCampaign[],
): DescriptionItem[] {
  const { title, amount, status, account, holder_kana, paid_on } = cashback;
  const action = cashbackAction(status);
  const isListed = listed.some(
    (one) => one.title === title && one.cashback_status === status && one.amount === amount,
  );
  return [
    ...(isListed
      ? []
      : [
          { term: '特典', value: title, note: formatYen(amount), strong: true },
          { term: '状態', value: <Status {...cashbackStatus(status)} /> },
        ]),
    // The row of a cashback that needs the customer has the deadline already.
    ...(isListed && action ? [] : [{ term: '受け取り期間', value: period(cashback) }]),
    ...(paid_on === null
      ? []
      : [
          {
            term:
              status === '1'
                ? '振り込み日'
                : cashbackStatus(status) === unreadable
                  ? '振り込みの日付'
                  : '振り込み予定日',
            value: formatFullDay(paid_on),
          },
        ]),
    {
      term: '口座',
      value: account
        ? `${account.bank_name} ${account.branch_name} ${labelOf(accountKinds, account.kind)} ${masked(account.number)}`
        : '登録されていません',
    },
    {
      term: '名義',
      value: <Verbatim>{holder_kana}</Verbatim>,
      note:
        status === '7'
          ? '登録された口座の名義が、これと違っています。'
          : action && '口座の名義は、これと同じでなければ受け取れません。',
    },
  ];
}

function period({ status, receive_from, receive_until }: Schema.MobileCashback): string {
  if (cashbackAction(status)) return formatDeadline(receive_until, now());
  return `${formatFullDay(receive_from)}〜${formatFullDay(receive_until)}`;
}
