import Stack from '@mui/material/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, queryOrRejection, read, useRead } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { isPortingStatus, mobileQuitStatuses } from '@/catalogue/mobileQuit';
import { now } from '@/lib/clock';
import { daysUntil, formatDay, formatFullDay, formatFullMonth, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import { lostOf, ReturnList, returnsOf } from '@/procedure/quit/LossList';
import { waitingIn } from '@/screens/shared/opening';
import { CopyButton } from '@/ui/link/CopyButton';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { DataTable } from '@/ui/row/DataTable';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { WordWrap } from '@/ui/WordWrap';

/** The state of a cancellation; on the page for paper also what a cancellation would cost and end. */
export function QuitSection({ detail }: { detail?: boolean }) {
  const { data: info } = useSuspenseQuery(queryOrRejection(read(api.getMobileQuitInfo)));
  const { restrictions } = useRead(api.getSettingsRestriction);
  // Without a cancellation the overview has no such section.
  if (!detail && !isRejection(info) && info.status === null) return null;
  return (
    <Section label="解約">
      {isRejection(info) ? (
        <p>{info.refusal.message}</p>
      ) : (
        <Stack useFlexGap spacing={7}>
          <DescriptionList
            stacked={info.mnp_number !== null}
            items={rowsOf(info, waitingIn(restrictions) !== undefined)}
          />
          {detail && info.fees.length > 0 && <Fees info={info} />}
          {/* Not on paper: what is lost is what the sections above say, were it left today. */}
          {detail && lostOf(info.losses).length > 0 && (
            <div data-print="none">
              <Losses losses={lostOf(info.losses)} />
            </div>
          )}
          {detail && returnsOf(info.losses).length > 0 && (
            <div data-print="none">
              <ReturnList returns={returnsOf(info.losses)} to={paths.mobileRentalWifi()} />
            </div>
          )}
        </Stack>
      )}
    </Section>
  );
}

function rowsOf(info: Schema.MobileQuitInfo, isWaiting: boolean): DescriptionItem[] {
  const { status, quit_on, preferredQuitDate, canQuitCancel, cancel_until, mnp_number, can_mnp } =
    info;
  const rows: DescriptionItem[] = [
    status === null
      ? {
          term: 'お申し込み',
          value: 'ありません',
          note:
            !isWaiting && `今日お申し込みの場合、${formatFullDay(quit_on)}までお使いいただけます`,
        }
      : {
          term: '解約の状況',
          value: labelOf(mobileQuitStatuses, status),
          note: canQuitCancel && cancel_until && untilDay(cancel_until, '取り消せます'),
        },
  ];
  if (status !== null)
    rows.push({
      term: status === 'end' ? '解約日' : '最終ご利用日',
      value: formatFullDay(preferredQuitDate ?? quit_on),
      note:
        isPortingStatus(status) &&
        '移る先の会社で開通すると、その日に解約となります。開通しないときは、この日に解約となり、番号は残せません',
    });
  if (mnp_number)
    rows.push({
      term: 'MNP予約番号',
      value: mnp_number.number,
      ...(daysUntil(mnp_number.expires_on, now()) < 0
        ? { note: `${formatFullDay(mnp_number.expires_on)}に期限が切れました` }
        : {
            note: `開通の期限は${formatFullDay(mnp_number.expires_on)}です`,
            action: <CopyButton text={mnp_number.number} what="MNP予約番号" />,
          }),
    });
  else if (status === null)
    rows.push({ term: '番号の持ち出し', value: can_mnp ? 'できます' : 'できません' });
  return rows;
}

function Fees({ info: { fees, fee_total, fee_month } }: { info: Schema.MobileQuitInfo }) {
  return (
    <AmountTable
      caption="解約にかかる費用"
      rows={fees.map(({ name, amount, note }) => ({ key: name, name, amount, note }))}
      subtotal={{
        label: fee_month ? `合計(${formatFullMonth(fee_month)}のご請求)` : '合計',
        amount: fee_total,
      }}
    />
  );
}

function Losses({ losses }: Pick<Schema.MobileQuitInfo, 'losses'>) {
  return (
    <DataTable
      caption="解約すると使えなくなるもの"
      rows={losses}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', head: '使えなくなるもの', cell: ({ name }) => <WordWrap>{name}</WordWrap> },
        { key: 'note', head: '解約の前に', below: true, cell: ({ note }) => note },
        {
          key: 'from',
          head: 'この日から',
          right: true,
          cell: ({ from_on }) => <Nowrap>{formatDay(from_on)}</Nowrap>,
        },
      ]}
    />
  );
}
