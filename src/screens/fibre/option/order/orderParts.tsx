import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService, read, useRead } from '@/api/query';
import { background } from '@/api/queryClient';
import { unknownWord } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { now } from '@/lib/clock';
import { addMonths, formatDay, formatFullDay, japanMonth, lastDayOf } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { CurrentContent } from '@/procedure/CurrentContent';
import { useField } from '@/procedure/field/useField';
import { tooYoung } from '@/screens/fibre/shared/blocked';
import { optionStatus, unreadable } from '@/screens/shared/statuses';
import { type RadioRow, RadioRows } from '@/ui/fields/RadioRows';
import { isInUse, isUnread, offersOf } from '../offers';
import { useOptionState } from '../optionState';
import { type OrderName, orderTexts } from '../orders';
import { isPossible, whyNot } from '../whyNot';

/** How many options are in use and what they cost a month. */
export function CurrentOptions() {
  const { data: list, isError } = useQuery({ ...read(api.getOption), meta: background });
  const offers = offersOf(list?.options ?? [], undefined);
  return (
    <CurrentContent
      isUnread={isError}
      items={
        list
          ? [
              {
                term: 'ご契約中のオプション',
                value: offers.some(isUnread) ? unknownWord : `${offers.filter(isInUse).length}件`,
              },
              { term: 'オプション料金', value: `毎月${formatYen(list.monthly_total)}` },
            ]
          : []
      }
    />
  );
}

export function useOrderBlocked(code: string, order: OrderName): Blocked | undefined {
  const state = useOptionState(code);
  const young = tooYoung(useRead(api.getContract, ofService('fixed')).customer.birthday);
  if (order === 'entry' && young) return young;
  if (isPossible(state, order)) return undefined;
  const { reason, from } = whyNot(state, order);
  return {
    opens: from ?? undefined,
    reason,
    possible: '料金と、いまできる手続きをご覧いただけます。',
    actions: (
      <Button
        variant="secondary"
        href={paths.optionDetail(state.page)}
      >{`${state.name}を見る`}</Button>
    ),
  };
}

/** The statuses that show that an order was accepted; no status shows that of a change. */
const acceptedStatuses: Record<OrderName, readonly string[]> = {
  entry: ['ENTR', 'EXAM', 'SRVC'],
  entry_cancel: ['CNCL', 'NONE'],
  quit: ['QTWT', 'QUIT'],
  quit_cancel: ['SRVC'],
  change: [],
};

export function OrderUnknown({ code, order }: { code: string; order: OrderName }) {
  const { name, status, statusLabel } = useOptionState(code);
  const shape = optionStatus(status);
  const label = statusLabel ?? shape.label;
  const { title } = orderTexts[order];
  if (acceptedStatuses[order].includes(status))
    return (
      <p>
        <b>
          {name}は、いま「{label}」です。{title}は受け付けられています。
        </b>
        もう一度お手続きいただく必要はありません。
      </p>
    );
  return (
    <p>
      {name}は、いま「{label}」です。
      {order === 'change' || shape === unreadable
        ? `${title}が受け付けられたかどうかは、お知らせ履歴でお確かめください。`
        : `${title}の記録は、まだありません。数分たってからもう一度ご覧になり、それでもないときに、もう一度お手続きください。`}
    </p>
  );
}

interface ChoiceFieldsProps {
  name: string;
  label: string;
  rows: readonly RadioRow[];
  /** The value in use, which can't be chosen. */
  current?: string | null | undefined;
}

/** One choice of an option; the one in use says so and can't be chosen. */
export function ChoiceFields({ name, label, rows, current }: ChoiceFieldsProps) {
  const field = useField<Record<string, string>>();
  return (
    <RadioRows
      label={label}
      rows={rows.map((row) =>
        row.value === current ? { ...row, amount: 'いまの内容', disabled: true } : row,
      )}
      {...field(name, { required: fieldMessages.mustSelect })}
    />
  );
}

/** The field of the last day: in the form, and in the calls of partners. */
export const quitField = { name: 'quit_on', label: '解約する日' } as const;

/** The same for the call that orders any option, which names it otherwise. */
export const desiredDay = { ...quitField, requestField: 'desired_on' } as const;

/** Until when the option is used: options end at the end of a month, this one or one of the two after it. */
export const QuitFields = () => (
  <ChoiceFields
    {...quitField}
    rows={['今月末', '来月末', '再来月末'].map((label, index) => {
      const day = lastDayOf(addMonths(japanMonth(now()), index));
      return { value: day, title: formatDay(day), help: `${label}まで使えます` };
    })}
  />
);

/** The last day in a review. */
export const quitRow = ({ quit_on }: { quit_on: string }) => ({
  term: 'ご利用できる最後の日',
  value: quit_on && formatFullDay(quit_on),
  strong: true,
  field: 'quit_on' as const,
});
