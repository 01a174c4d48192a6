import { useFormContext, useWatch } from 'react-hook-form';
import { chargeCategories, chooseOption } from '@/catalogue/dataAdd';
import { labelOf } from '@/catalogue/labelOf';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { billMonth, formatDay, formatMonth, untilDay } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { ChoiceSum } from '@/procedure/StayingBar';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Announcement } from '@/ui/message/Announcement';
import { Nowrap } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Outcome } from '../Outcome';
import { type ChargeValues, useCharge } from './chargeEntry';

/** Asks how much is added, and shows what it costs and what is left then. */
export function ChargeFields() {
  const { register, formState } = useFormContext<ChargeValues>();
  const { category, data_left_mb, limit_mb, added_mb, line_ends_on, options } = useCharge();
  const chosen = useWatch<ChargeValues, 'option_code'>({ name: 'option_code' });
  const option = options.find(({ option_code }) => option_code === chosen);
  return (
    <>
      <RadioRows
        label="追加するデータ"
        hint={
          <>
            {labelOf(chargeCategories, category)}の料金(税込)です。
            <Nowrap>申し込むたびにかかります。</Nowrap>
            {added_mb > 0 && `今月は、あと${formatGb(limit_mb)}GBまで追加できます。`}
            {line_ends_on &&
              `この番号のご利用は${formatDay(line_ends_on)}までに終わるため、それまでに使い切ってください。`}
          </>
        }
        rows={options.map(({ option_code, amount_mb, price, expires_on, is_available }) => ({
          value: option_code,
          title: `${formatGb(amount_mb)}GB`,
          help: is_available
            ? untilDay(expires_on, '使えます')
            : '今月追加できるデータ量を超えるため、選べません',
          amount: <Amount value={price} muted={!is_available} />,
          disabled: !is_available,
        }))}
        error={formState.errors.option_code?.message}
        {...register('option_code', {
          validate: (code) =>
            options.some(({ option_code, is_available }) => option_code === code && is_available) ||
            chooseOption,
        })}
      />
      {option && (
        <Outcome title="追加後のデータ" caption={untilDay(option.expires_on, '使えます')}>
          <DescriptionList
            ink="top"
            items={[
              {
                term: 'データの残り',
                value: `${formatGb(data_left_mb)}GB → ${formatGb(data_left_mb + option.amount_mb)}GB`,
                strong: true,
              },
            ]}
          />
          <GrandTotal
            flush
            label="料金"
            caption={`${formatMonth(billMonth(now()))}のご請求に加わります`}
            value={formatNumber(option.price)}
          />
        </Outcome>
      )}
      <Announcement>
        {option
          ? `追加すると、データの残りは${formatGb(data_left_mb + option.amount_mb)}GB、料金は${formatYen(option.price)}です。`
          : ''}
      </Announcement>
    </>
  );
}

/** Its price and what is left then, for the bar that stays. */
export function ChargeSum() {
  const { data_left_mb, options } = useCharge();
  const chosen = useWatch<ChargeValues, 'option_code'>({ name: 'option_code' });
  const option = options.find(({ option_code }) => option_code === chosen);
  if (!option)
    return <ChoiceSum value="まだ選んでいません" note={`残り ${formatGb(data_left_mb)}GB`} />;
  return (
    <ChoiceSum
      value={
        <>
          料金 <Amount value={option.price} strong />
        </>
      }
      note={`残りは${formatGb(data_left_mb + option.amount_mb)}GBに`}
    />
  );
}
