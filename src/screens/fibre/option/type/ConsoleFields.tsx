import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { formatDay } from '@/lib/date';
import { Amount } from '@/ui/figure/Amount';
import { QuitFields } from '../order/QuitFields';
import { ChoiceFields } from './ChoiceFields';
const stockLabels: Record<Code.StockState, string> = {
  available: '在庫あり',
  few: '残りわずか',
  out: '在庫なし',
};

/** The console's edition, with what is in stock and when it comes. */
export function EditionFields() {
  const { editions } = useSuspenseQuery(read(api.getOptionPs5)).data;
  const { items } = useSuspenseQuery(read(api.getPs5Stock, ofService('fixed'))).data;
  return (
    <ChoiceFields
      name="edition"
      label="エディション"
      rows={editions.flatMap(({ edition, monthly_fee }) => {
        // An edition that isn't known can't be ordered here.
        if (!isKnown(editionNames, edition)) return [];
        const item = items.find((one) => one.edition === edition);
        const stock = item?.stock ?? 'out';
        return {
          value: edition,
          title: editionNames[edition],
          help: [
            labelOf(stockLabels, stock),
            item?.arrives_from && `${formatDay(item.arrives_from)}からお届け`,
          ]
            .filter(Boolean)
            .join('・'),
          amount: <Amount value={monthly_fee} unit="円/月" />,
          disabled: stock !== 'available' && stock !== 'few',
        };
      })}
    />
  );
}

export const editionNames: Record<Code.Ps5Edition, string> = {
  standard: 'A(通常版)',
  digital: 'デジタル・エディション',
};

export const leavings = [
  { value: 'return', title: '機器を返す', help: '解約のあと、返却用の箱をお送りします' },
  { value: 'buy', title: '機器を買い取る', help: 'そのままお使いいただけます' },
] as const;

/** Asks until when the console is used and what happens to it, and shows what that costs. */
export function ConsoleQuitFields() {
  const { return_fee, buy_fee } = useSuspenseQuery(read(api.getOptionPs5)).data;
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
