import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { formatFullDay } from '@/lib/date';
import { lastDayOfMonth, nextMonthStart } from '@/lib/days';
import { formatYen } from '@/lib/yen';
import { NextBills } from '@/procedure/cost/NextBills';
import type { Review } from '@/procedure/procedure';
import { Verbatim } from '@/ui/page/Page';
import { type ProtectionValues, useProtection } from './protectionEntry';

/** The old and the new IMEI; or what is lost with the protection, and from when. */
export function useProtectionReview(values: ProtectionValues): Review<ProtectionValues> {
  const { option, device_name, imei } = useProtection();
  if (values.operation === 'imei')
    return {
      rows: [
        { term: '手続き', value: 'IMEI(端末製造番号)の変更', strong: true, field: 'operation' },
        { term: 'いまのIMEI', value: <Verbatim>{imei || '-'}</Verbatim> },
        {
          term: '変更後のIMEI',
          value: <Verbatim>{values.imei}</Verbatim>,
          strong: true,
          field: 'imei',
        },
        { term: '変わる日', value: 'お申し込みのあと、すぐに変わります' },
        { term: '毎月の料金', value: '変わりません' },
      ],
      action: 'IMEIを変更する',
    };
  const fee = option.monthly_fee;
  const ends_on = lastDayOfMonth();
  return {
    rows: [
      { term: '手続き', value: '端末補償の解約', strong: true, field: 'operation' },
      ...(device_name ? [{ term: '対象の機種', value: device_name }] : []),
      { term: '最終ご利用日', value: formatFullDay(ends_on), confirms: { ends_on } },
      ...(fee === null ? [] : [{ term: '毎月の料金', value: `${formatYen(fee)} → 0円` }]),
    ],
    after: (
      <Stack useFlexGap spacing={7} sx={{ mt: 9 }}>
        {fee !== null && (
          <NextBills what="端末補償" before={fee} after={0} startsOn={nextMonthStart()} />
        )}
        <Alert severity="warning">
          <AlertTitle component="h2">もう一度お申し込みいただけません</AlertTitle>
          端末補償は、機種のご購入時だけお申し込みいただけます。解約すると、故障・水ぬれ・紛失のときの交換はできなくなります。
        </Alert>
      </Stack>
    ),
    consent: 'もう一度申し込めないことを確かめました',
    action: '端末補償を解約する',
    variant: 'destructive',
  };
}
