import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useReads } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { labelOf } from '@/catalogue/labelOf';
import { quitReasons } from '@/catalogue/quit';
import { desiredHalfDays } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatDay, formatMonth, formatShortDay, japanDay } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { AddressText } from '@/procedure/address/AddressInputs';
import { useValues } from '@/procedure/procedureData';
import { FeeTable } from '@/procedure/quit/LossList';
import { Review } from '@/procedure/Review';
import { DateFigure } from '@/ui/figure/DateFigure';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { choicesFor, chosenText, isCollected, isElsewhere, type QuitValues } from './quitValues';

/** The day, what was chosen, what it costs, and what can't be undone (docs/design.md §6). */
export function QuitReview() {
  const values = useValues<QuitValues>();
  const { quit_on, devices, reason, pickup_time } = values;
  const [fee, contract, installation] = useReads(
    read(api.getCancellationFee, { quit_on, device_choices: choicesFor(devices) }),
    read(api.getContract, ofService('fixed')),
    read(api.getInstallationAddressInfo),
  );
  const [first, ...later] = fee.losses[0]?.items ?? [];
  const canTakeBack = fee.cancel_until >= japanDay(now());
  const place = isElsewhere(values) ? values : installation.address;
  return (
    <Review<QuitValues>
      topics={{
        before: (
          <Section label="解約する日">
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'end',
                justifyContent: 'space-between',
                columnGap: 7,
              }}
            >
              <div>
                <DateFigure day={quit_on} size="l" />
                <Typography sx={{ mt: 2 }}>
                  この日の24:00に、{first?.label ?? 'インターネット'}などが使えなくなります。
                </Typography>
              </div>
              <Button
                variant="text"
                href={`${paths.quit()}/input?change=quit_on`}
                aria-label="変更(解約する日)"
              >
                変更
              </Button>
            </Stack>
          </Section>
        ),
        after: (
          <>
            <Section label="解約にかかる費用" caption={fee.total > 0 ? billedText(fee) : undefined}>
              <FeeTable fees={feesOf(fee)} />
            </Section>
            <FeeTotal fee={fee} label="費用の合計" />
          </>
        ),
      }}
      beside={[
        { term: '費用の合計', confirms: { total: fee.total } },
        { term: '費用のご請求', confirms: { billed_month: fee.billed_month } },
      ]}
      rows={[
        {
          term: '解約するもの',
          value: `${brand.services.fixed} ${contract.plan_name}`,
          note: later.length > 0 && `${later.map(({ label }) => label).join('、')}もなくなります`,
          strong: true,
        },
        { term: '理由', value: labelOf(quitReasons, reason), strong: true, field: 'reason' },
        ...fee.devices.map((device) => ({
          term: device.name,
          value: chosenText(device, devices[device.device_id]),
          strong: true,
          field: 'devices' as const,
        })),
        isCollected(devices) && {
          term: '引き取り',
          value: <AddressText address={place} />,
          note: `時間帯：${labelOf(desiredHalfDays, pickup_time)}`,
          field: 'onu_address',
        },
      ]}
      after={
        <Alert severity="warning">
          <AlertTitle>使えなくなるものは、元に戻せません</AlertTitle>
          <Nowrap>{formatDay(quit_on)}</Nowrap>
          を過ぎると、同じ電話番号やメールアドレスは使えなくなります。
          {canTakeBack ? (
            <>
              取り消しは<Nowrap>{formatDay(fee.cancel_until)}までできます。</Nowrap>
            </>
          ) : (
            'お申し込みのあとは、取り消せません。'
          )}
        </Alert>
      }
      consent="費用と、使えなくなるものを確かめました"
      action={`${formatShortDay(quit_on)}に解約する`}
      variant="destructive"
    />
  );
}

/** Says on which bill it is charged, in small text beside the label. */
export const billedText = ({ billed_month }: Pick<Schema.CancellationFee, 'billed_month'>) =>
  `${formatMonth(billed_month)}のご請求に含まれます`;

/** The items of the cancellation fee, each with how it is computed. */
export const feesOf = ({ items }: Pick<Schema.CancellationFee, 'items'>) =>
  items.map(({ label, detail, amount }) => ({ name: label, amount, note: detail }));

interface FeeTotalProps {
  fee: Schema.CancellationFee;
  label: string;
  /** It follows its items in the same section. */
  flush?: boolean;
}

/** The cancellation fee in all. */
export function FeeTotal({ fee, label, flush }: FeeTotalProps) {
  const { total, tax } = fee;
  return (
    <GrandTotal
      label={label}
      flush={flush}
      value={formatNumber(total)}
      note={total > 0 && `うち消費税(10%) ${formatYen(tax)}`}
    />
  );
}
