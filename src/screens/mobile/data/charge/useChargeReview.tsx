import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { BusinessError } from '@/api/errors';
import type { Rejection } from '@/api/query';
import { chooseOption } from '@/catalogue/dataAdd';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { billMonth, formatMonth, untilDay } from '@/lib/date';
import { masked } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import type { Review } from '@/procedure/procedure';
import { type ChargeValues, useCharge } from './chargeEntry';

/** The chosen amount is no longer offered, so the choice is asked for again. */
const goneOption: Rejection = {
  refusal: new BusinessError(409, { code: 'charge_limit_over', message: chooseOption }),
};

/** What is added, what it costs, on which bill, and what is left then. */
export function useChargeReview({ option_code }: ChargeValues): Review<ChargeValues> | Rejection {
  const { options, data_left_mb, payment_method, added_mb } = useCharge();
  const option = options.find((one) => one.option_code === option_code);
  if (!option) return goneOption;
  const { amount_mb, price, expires_on } = option;
  const shown = `${formatGb(amount_mb)}GB`;
  const billing_month = billMonth(now());
  return {
    rows: [
      { term: '追加するデータ', value: shown, strong: true, field: 'option_code' },
      { term: '料金', value: formatYen(price), note: '税込', strong: true, confirms: { price } },
      { term: '使える期限', value: untilDay(expires_on), confirms: { expires_on } },
      {
        term: 'データの残り',
        value: `${formatGb(data_left_mb)}GB → ${formatGb(data_left_mb + amount_mb)}GB`,
      },
      {
        term: '今月追加したデータ',
        value: `${formatGb(added_mb)}GB → ${formatGb(added_mb + amount_mb)}GB`,
        confirms: { added_mb },
      },
      {
        term: 'ご請求',
        value: `${formatMonth(billing_month)}のご請求に${formatYen(price)}が加わります`,
        confirms: { billing_month },
      },
      { term: 'お支払い方法', value: masked(payment_method) },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">追加すると取り消せません</AlertTitle>
        使い切れずに期限を過ぎたデータは、なくなります。
      </Alert>
    ),
    action: `${shown}を${formatYen(price)}で追加する`,
  };
}
