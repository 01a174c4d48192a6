import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/date';
import { Amount } from '@/ui/figure/Amount';
import { QuitFields } from '../order/QuitFields';
import { ChoiceFields } from './ChoiceFields';
import { choiceQueries, optionTypeQueries } from './queries';

const stockLabels = { available: '在庫あり', few: '残りわずか', out: '在庫なし' } as const;

/** The console's edition, with what is in stock and when it comes. */
export function EditionFields() {
  const { editions } = useSuspenseQuery(optionTypeQueries.ps5()).data;
  const { items } = useSuspenseQuery(choiceQueries.stock()).data;
  return (
    <ChoiceFields
      name="edition"
      label="エディション"
      rows={editions.map(({ edition, monthly_fee }) => {
        const item = items.find((one) => one.edition === edition);
        const stock = item?.stock ?? 'out';
        return {
          value: edition,
          title: editionNames[edition],
          help: [
            stockLabels[stock],
            item?.arrives_from && `${formatDay(item.arrives_from)}からお届け`,
          ]
            .filter(Boolean)
            .join('・'),
          amount: <Amount value={monthly_fee} unit="円/月" />,
          disabled: stock === 'out',
        };
      })}
    />
  );
}

export const editionNames = {
  standard: 'A(通常版)',
  digital: 'デジタル・エディション',
} as const;

export const leavings = [
  { value: 'return', title: '機器を返す', help: '解約のあと、返却用の箱をお送りします' },
  { value: 'buy', title: '機器を買い取る', help: 'そのままお使いいただけます' },
] as const;

/** Asks until when the console is used and what happens to it, and shows what that costs. */
export function ConsoleQuitFields() {
  const { return_fee, buy_fee } = useSuspenseQuery(optionTypeQueries.ps5()).data;
  const fees = { return: return_fee, buy: buy_fee };
  return (
    <>
      <QuitFields />
      <ChoiceFields
        name="leaving"
        label="機器"
        rows={leavings.map((row) => ({ ...row, amount: <Amount value={fees[row.value]} /> }))}
      />
    </>
  );
}
