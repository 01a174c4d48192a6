import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { fibreOption } from '@/catalogue/fibreOptions';
import { feeTimes, guardPrice } from '@/catalogue/fibreOptions/terms';
import { formatYen } from '@/lib/yen';
import { securityEditions } from '../choices';
import { Order, type OrderOf } from '../order/Order';
import { ChoiceFields, desiredDay, QuitFields, quitRow } from '../order/orderParts';
import { type OptionAnswer, orderTypes, outcomeOf, postOrder } from '../orders';

/** An order that asks for nothing. */
export const SimpleOrder = (of: OrderOf) => (
  <Order
    {...of}
    submit={(_, confirmed) =>
      postOrder({ code: of.code, order_type: orderTypes[of.order], confirmed })
    }
    outcome={outcomeOf}
  />
);

/** Leaving an option, which asks for the last day alone. @param fee yen, where leaving costs something */
export const SimpleQuit = ({ fee, ...of }: OrderOf & { fee?: { yen: number; note: string } }) => (
  <Order
    {...of}
    fields={[desiredDay]}
    defaults={{ quit_on: '' }}
    submit={({ quit_on }, confirmed) =>
      postOrder({ code: of.code, order_type: '3', desired_on: quit_on, confirmed })
    }
    review={(values) => ({ rows: [quitRow(values)], ...(fee && { once: fee }) })}
    outcome={outcomeOf}
  >
    <QuitFields />
  </Order>
);

type Choice = NonNullable<Schema.FixedOptionOrder['choice']>;

/** One of the things to choose from. */
interface ChoiceRow {
  value: Choice;
  title: string;
  help?: string;
}

interface ChoiceOrderProps extends OrderOf {
  label: string;
  rows: readonly ChoiceRow[];
  /** Chosen at first, in an application. */
  first: Choice;
  /** The choice in use, in place of which a change asks for another one. */
  current: Choice | undefined;
}

/** An application or a change that asks for one choice within the option. */
function ChoiceOrder({ label, rows, first, current, ...of }: ChoiceOrderProps) {
  const isChange = of.order === 'change';
  const chosen = (choice: string) => rows.find(({ value }) => value === choice);
  const fee = fibreOption(of.code)?.fee;
  const feeWith = (choice: Choice | undefined) => {
    const times = choice && feeTimes[choice];
    return times === undefined || fee === undefined ? undefined : fee * times;
  };
  return (
    <Order
      {...of}
      fields={[{ name: 'choice', label }]}
      defaults={{ choice: isChange ? '' : first }}
      submit={({ choice }, confirmed) =>
        postOrder({
          code: of.code,
          order_type: orderTypes[of.order],
          choice: chosen(choice)?.value ?? null,
          confirmed,
        })
      }
      review={({ choice }) => ({
        rows: [{ term: label, value: chosen(choice)?.title, strong: true, field: 'choice' }],
        fee: feeWith(chosen(choice)?.value),
      })}
      outcome={(answer, { choice }) => choiceOutcome(answer, label, chosen(choice)?.title)}
    >
      <ChoiceFields
        name="choice"
        label={label}
        current={isChange ? current : undefined}
        rows={rows.map((row) => {
          const fee = feeWith(row.value);
          return { ...row, amount: fee === undefined ? undefined : `${formatYen(fee)}/月` };
        })}
      />
    </Order>
  );
}

/** What an order with a choice leads to. */
export function choiceOutcome(answer: OptionAnswer, term: string, value: string | undefined) {
  const { rows, next } = outcomeOf(answer);
  return { rows: [...rows, ...(value ? [{ term, value }] : [])], next };
}

/** メッシュWi-Fi: how many devices are lent. */
export function MeshWifiOrder(of: OrderOf) {
  const { device_count: count } = useRead(api.getOptionMeshWifi);
  return (
    <ChoiceOrder
      {...of}
      label="機器の台数"
      rows={[
        { value: 'one_device', title: '1台', help: 'ワンルームから2LDKまで' },
        { value: 'two_devices', title: '2台', help: '3LDKや2階建てのお住まいに' },
      ]}
      first="one_device"
      current={count === 1 ? 'one_device' : count === 2 ? 'two_devices' : undefined}
    />
  );
}

/** Leaving メッシュWi-Fi: returning the devices costs something. */
export function MeshWifiQuit(of: OrderOf) {
  const { return_fee } = useRead(api.getOptionMeshWifi);
  return <SimpleQuit {...of} fee={{ yen: return_fee, note: '機器の返却' }} />;
}

/** スマートライフ: the guard's call-out is applied for with it or later. */
export function SmartLifeOrder(of: OrderOf) {
  const { has_guard } = useRead(api.getOptionSmartLife);
  return (
    <ChoiceOrder
      {...of}
      label="警備員の駆けつけ"
      rows={[
        { value: 'without_guard', title: '駆けつけなし', help: '外出先から家電を操作できます' },
        {
          value: 'with_guard',
          title: '駆けつけあり',
          help: `警備員がうかがったときだけ、${guardPrice}`,
        },
      ]}
      first="without_guard"
      current={has_guard ? 'with_guard' : 'without_guard'}
    />
  );
}

/** マルチデバイスセキュリティ: free and paid. */
export function SecurityOrder(of: OrderOf) {
  const { edition } = useRead(api.getOptionSecurity);
  const rows = [
    {
      value: 'paid' as const,
      title: securityEditions.paid,
      help: '7台まで。詐欺サイト対策も使えます',
    },
    {
      value: 'free' as const,
      title: securityEditions.free,
      help: '1台だけ。ウイルス対策が使えます',
    },
  ];
  return (
    <ChoiceOrder
      {...of}
      label="使う版"
      rows={rows}
      first="paid"
      current={rows.find(({ value }) => value === edition)?.value}
    />
  );
}
