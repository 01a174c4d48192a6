import { api } from '@/api/generated/operations';
import { ofService, useRead } from '@/api/query';
import { fibreOption } from '@/catalogue/fibreOptions';
import { consoleCodes } from '@/catalogue/fibreOptions/terms';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { formatDay } from '@/lib/date';
import { Amount } from '@/ui/figure/Amount';
import { consoleEditions, consoleLeavings } from '../choices';
import { Order, type OrderOf } from '../order/Order';
import { ChoiceFields, desiredDay, QuitFields, quitRow } from '../order/orderParts';
import { type OptionAnswer, orderTypes, outcomeOf, postOrder } from '../orders';

/** ゲーム機プラン: two editions, three years from the arrival. */
export function ConsoleEntry(of: OrderOf) {
  const { editions } = useRead(api.getOptionPs5);
  return (
    <Order<{ edition: Code.Ps5Edition | '' }, OptionAnswer>
      {...of}
      fields={[{ name: 'edition', label: 'エディション' }]}
      defaults={{ edition: '' }}
      submit={({ edition }, confirmed) =>
        postOrder({
          code: consoleCodes[edition || 'standard'],
          order_type: '1',
          edition: edition || null,
          confirmed,
        })
      }
      review={({ edition }) => ({
        product: fibreOption(consoleCodes[edition || 'standard'])?.name,
        rows: [
          {
            term: 'エディション',
            value: edition && consoleEditions[edition],
            strong: true,
            field: 'edition',
          },
          { term: 'ご契約期間', value: '3年間' },
        ],
        fee: editions.find((one) => one.edition === edition)?.monthly_fee,
      })}
      outcome={outcomeOf}
      label="ゲーム機"
      caption="3年契約"
    >
      <EditionFields />
    </Order>
  );
}

const stockLabels: Record<Code.StockState, string> = {
  available: '在庫あり',
  few: '残りわずか',
  out: '在庫なし',
};

function EditionFields() {
  const { editions } = useRead(api.getOptionPs5);
  const { items } = useRead(api.getPs5Stock, ofService('fixed'));
  return (
    <ChoiceFields
      name="edition"
      label="エディション"
      rows={editions.flatMap(({ edition, monthly_fee }) => {
        // An edition that isn't known can't be ordered here.
        if (!isKnown(consoleEditions, edition)) return [];
        const item = items.find((one) => one.edition === edition);
        const stock = item?.stock ?? 'out';
        return {
          value: edition,
          title: consoleEditions[edition],
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

/** Leaving the console: until when it is used, and whether it is returned or bought. */
export function ConsoleQuit(of: OrderOf) {
  const { code, return_fee, buy_fee } = useRead(api.getOptionPs5);
  const fees = { return: return_fee, buy: buy_fee };
  const leavingOf = (leaving: string) => consoleLeavings.find(({ value }) => value === leaving);
  return (
    <Order
      {...of}
      fields={[desiredDay, { name: 'leaving', label: '機器' }]}
      defaults={{ quit_on: '', leaving: '' }}
      submit={({ quit_on, leaving }, confirmed) =>
        postOrder({
          code,
          order_type: '3',
          desired_on: quit_on,
          leaving: leavingOf(leaving)?.value ?? null,
          confirmed,
        })
      }
      review={(values) => ({
        product: fibreOption(code)?.name,
        rows: [
          quitRow(values),
          { term: '機器', value: leavingOf(values.leaving)?.title, strong: true, field: 'leaving' },
        ],
        once:
          values.leaving === 'buy'
            ? { yen: buy_fee, note: '機器の買い取り' }
            : { yen: return_fee, note: '機器の返却' },
      })}
      outcome={outcomeOf}
    >
      <QuitFields />
      <ChoiceFields
        name="leaving"
        label="機器"
        rows={consoleLeavings.map((row) => ({
          ...row,
          amount: <Amount value={fees[row.value]} />,
        }))}
      />
    </Order>
  );
}

/** Taking back an order about the console: both editions have one page, and the order names the one in use. */
export function ConsoleCancel(of: OrderOf) {
  const { code } = useRead(api.getOptionPs5);
  return (
    <Order
      {...of}
      submit={(_, confirmed) => postOrder({ code, order_type: orderTypes[of.order], confirmed })}
      review={() => ({ product: fibreOption(code)?.name })}
      outcome={outcomeOf}
    />
  );
}
