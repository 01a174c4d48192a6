import {
  addDays,
  addMonths,
  billMonth,
  formatDay,
  formatFullMonth,
  formatShortDay,
  japanDay,
  japanMonth,
  lastDayOf,
} from '@/lib/date.ts';
import { formatPhone } from '@/lib/numbers.ts';
import { formatNumber, formatYen } from '@/lib/yen.ts';
import type { Success } from '../contractTypes.ts';
import type { BillAccount, LineRule } from '../customers/billAccount.ts';
import { simsOf } from '../customers/customer.ts';
import type { CustomerCall } from '../handler.ts';
import type { Event } from '../ledger/event.ts';
import { benefitsAtStake } from './campaigns.ts';
import { plannedOf } from './construction.ts';
import { fibreExample, fibreServiceOf } from './examples.ts';
import { instalmentsAfter } from './fibreCharges.ts';
import { fibreContractOf, fibreDiscount, fibreDiscountName } from './fibreContract.ts';
import { quitStateOf } from './fibreQuit.ts';
import { before, type ContractedOption, meshWifi } from './option.ts';
import { optionName } from './optionChange.ts';
import { contractedOption, contractedOptions, numberOf } from './options.ts';

type Device = Fee['devices'][number];

/** Last days can be wished from the day of the application to 90 days later. */
const selectableDays = 90;
const taxIncluded = 11;

/** The end of next month: the last day of a cancellation for which no other day was wished. */
export const usualDay = (now: Date) => monthAfter(japanDay(now));

/** The days that can be wished as the last one at a moment. */
export const selectable = (now: Date) => ({
  selectable_from: japanDay(now),
  selectable_until: addDays(japanDay(now), selectableDays),
});

/** What was chosen for each device: `e2309140001:2,e2405010001:1`. */
export const choicesOf = (given: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (given ?? '')
      .split(',')
      .map((pair) => pair.split(':'))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );

/**
 * What leaving costs on a day.
 * @param own what leaving on that day costs and ends, whatever becomes of the devices
 * @param quit_on ISO day
 * @param choices by device; its first offer where none is given
 */
export function feeOf(
  own: Fee,
  now: Date,
  quit_on: string,
  choices: ReadonlyMap<string, string>,
): Fee {
  const devices = new Map(own.devices.map((device) => [device.name, device]));
  const fixedItems = own.items.filter(({ label }) => !deviceOf(label, devices));
  const items = [
    ...fixedItems,
    ...own.devices.flatMap((device) => deviceItem(own, device, choices)),
  ];
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  const [first, ...later] = own.losses;
  return {
    ...own,
    ...selectable(now),
    quit_on,
    cancel_until: addDays(quit_on, -1),
    billed_month: billMonth(quit_on),
    items,
    total,
    tax: Math.floor(total / taxIncluded),
    losses: first
      ? [
          { ...first, date: quit_on },
          ...later.map((loss) => ({ ...loss, date: monthAfter(quit_on) })),
        ]
      : [],
  };
}

/** The last day of the month after that of a day. */
const monthAfter = (day: string) => lastDayOf(addMonths(japanMonth(day), 1));

const deviceOf = (label: string, devices: ReadonlyMap<string, Device>) =>
  [...devices.keys()].find((name) => label.startsWith(name));

const choiceNames = { '1': '買い取り', '2': '返却', '3': 'オプションの継続' } as const;

function deviceItem(
  own: Fee,
  { device_id, name, choices: offers }: Device,
  choices: ReadonlyMap<string, string>,
) {
  const offer = offers.find(({ choice }) => choice === choices.get(device_id)) ?? offers[0];
  if (!offer || offer.amount === 0) return [];
  return [
    {
      label: `${name}の${choiceNames[offer.choice]}`,
      detail: own.items.find(({ label }) => label.startsWith(name))?.detail ?? null,
      amount: offer.amount,
    },
  ];
}

/** What an order to leave fibre costs (yen, by label), as things were when it was taken. */
function leavingFees(context: CustomerCall, order: Event<'postQuit'>): Fee['items'] {
  const then = before(context, order);
  const { quit_on, devices } = order.asked;
  const choices = new Map(devices.map(({ device_id, choice }) => [device_id, choice]));
  return feeOf(ownQuitFee(then, quit_on), then.now, quit_on, choices).items;
}

type Fee = Success<'getCancellationFee'>;
type Loss = Fee['losses'][number]['items'][number];

/**
 * What leaving costs and ends for the customer who asks: their own term, instalments, devices, options
 * and number. An example that the customer's data name is used unchanged.
 * @param quitOn ISO day of the end
 */
export function ownQuitFee(context: CustomerCall, quitOn: string): Fee {
  const example = fibreExample(context, 'getCancellationFee');
  if (fibreServiceOf(context.session).examples.getCancellationFee) return example;
  const contract = fibreContractOf(context);
  const { equipment, renewal_month } = contract;
  if (contract.plan.cnStatusCode === 'ENTR') return nothing(example, notOpen);
  if (contract.plan.cnStatusCode === 'CNCL') return nothing(example, entryTakenBack);
  const isLent = ({ product }: Fee['devices'][number]) =>
    equipment.some(({ kind }) => kind === product);
  const isExample = (kind: Fee['devices'][number]['product']) =>
    example.devices.some(({ product }) => product === kind);
  const others = example.devices.filter((device) => !isLent(device));
  return {
    ...example,
    devices: [
      ...example.devices.filter(isLent),
      ...equipment
        .filter(({ kind, must_return }) => must_return && !isExample(kind))
        .map(({ equipment_id, kind, name }) => ({
          device_id: equipment_id,
          name,
          product: kind,
          choices: freeChoices(example.devices),
        })),
    ],
    items: example.items
      .filter(({ label }) => !others.some(({ name }) => label.startsWith(name)))
      .filter(({ label }) => label !== termFeeLabel || japanMonth(quitOn) !== renewal_month)
      .flatMap((item) => (item.label === restOfCostLabel ? restOf(context, quitOn) : [item]))
      .map((item) => ({
        ...item,
        detail: item.label.startsWith(optionName(meshWifi))
          ? meshDetail(context, quitOn)
          : isInTerm(item.detail, contract),
      })),
    losses: lossesOf(context, example.losses, quitOn),
  };
}

/** How a device goes back that costs nothing to return: as the ONU does. */
const freeChoices = (devices: Fee['devices']): Fee['devices'][number]['choices'] =>
  devices.find(({ product }) => product === 'onu')?.choices ?? [];

const restOfCostLabel = '工事費の残り';

/** Not charged in the month in which the term is renewed. */
const termFeeLabel = '契約解除料';

const notOpen =
  'まだ開通していないため、解約のお手続きは必要ありません。お申し込みの取り消しを、無料で承ります。';

const entryTakenBack =
  'お申し込みを取り消されたため、解約のお手続きは必要ありません。料金はかかりません。';

/** What never opened costs nothing to leave: its application is cancelled instead. */
const nothing = (example: Fee, reason: string): Fee => ({
  ...example,
  can_quit: false,
  reason,
  items: [],
  losses: [],
  devices: [],
});

/** What is left of the construction cost and of devices once the last bill is paid; nothing where all is paid. */
function restOf(context: CustomerCall, quitOn: string): Fee['items'] {
  return instalmentsAfter(context, billMonth(quitOn)).map(
    ({ kind, label, monthly_amount, total_count, paid_count, remaining_total }) => ({
      label: kind === 'construction' ? restOfCostLabel : `${label}の残り`,
      detail: `${formatYen(monthly_amount)} × ${formatNumber(total_count - paid_count)}回`,
      amount: remaining_total,
    }),
  );
}

/** Why a device costs something that goes back before the line ends; null for one that is in use until then. */
function meshDetail(context: CustomerCall, quitOn: string): string | null {
  const { status, ends_on } = contractedOption(context, meshWifi);
  return status === 'QTWT' && ends_on <= quitOn
    ? `${formatShortDay(ends_on)}に解約する機器の分`
    : null;
}

function isInTerm(
  detail: string | null,
  {
    renewal_month,
    minimum_months,
  }: Pick<ReturnType<typeof fibreContractOf>, 'renewal_month' | 'minimum_months'>,
): string | null {
  if (detail === null || renewal_month === null) return detail;
  return detail
    .replace(/\d{4}年\d{1,2}月(?=中の解約なら0円)/, formatFullMonth(renewal_month))
    .replace(/\d+年(?=契約の途中)/, `${minimum_months / 12}年`);
}

/** What ends with the line, the discounts of SIMs and what is to come too, then what ends a month later: mail and other discounts. */
function lossesOf(context: CustomerCall, example: Fee['losses'], quitOn: string): Fee['losses'] {
  // What was left by itself is lost already, unless the line ends before it.
  const used = contractedOptions(context).filter(
    ({ status, ends_on }) => ['ENTR', 'SRVC', 'QTWT'].includes(status) && ends_on > quitOn,
  );
  const isDiscount = ({ category }: ContractedOption) => category === 'discount';
  const hasPhone = used.some(({ code }) => code === homePhone);
  const names = used
    .filter((option) => !isDiscount(option) && option.code !== homePhone)
    .map(({ code }) => optionName(code));
  const { phone_number } = numberOf(context);
  return example.map(({ date, items }, index) => ({
    date,
    items:
      index === 0
        ? [
            ...items.filter(({ label }) => label === 'インターネット'),
            ...items
              .filter(({ label }) => hasPhone && label.startsWith(homePhoneName))
              .map(({ note }) => ({
                label: [homePhoneName, phone_number && formatPhone(phone_number)]
                  .filter(Boolean)
                  .join(' '),
                note,
              })),
            ...(names.length > 0 ? [without(names.join('・'))] : []),
            ...simDiscounts(context),
            ...plannedOf(context).map(({ title, date }) => ({
              label: title,
              note: `お申し込みになると、${date ? `${formatDay(date)}の予定は` : ''}なくなります`,
            })),
            ...benefitsAtStake(context).map((label) => ({
              label,
              note: 'お申し込みになると、受け取れなくなります',
            })),
          ]
        : [
            ...items.filter(({ label }) => label.startsWith('メール')),
            ...used
              .filter(isDiscount)
              .map(({ code, monthly_fee }) =>
                without(`${optionName(code)} 毎月${formatYen(-monthly_fee)}`),
              ),
          ],
  }));
}

/** The discounts that the SIMs have with fibre. */
function simDiscounts({ session: { customer } }: CustomerCall): Loss[] {
  const sims = simsOf(customer).length;
  return sims === 0
    ? []
    : [
        {
          label: `${fibreDiscountName} 毎月${formatYen(fibreDiscount * sims)}`,
          note: `モバイル${sims}回線の割引です`,
        },
      ];
}

const homePhone = 'VOIP';
const homePhoneName = 'ホームでんわ';

const without = (label: string): Loss => ({ label, note: null });

/** What leaving costs, in addition to the monthly charges. */
type Fees = readonly { label: string; amount: number }[];

/** The account of fibre that was left: its lines stop, and the last bill has what leaving costs. */
export function withEnd(context: CustomerCall, account: BillAccount): BillAccount {
  const { quitting } = quitStateOf(context);
  if (!quitting) return account;
  const { quit_on, order } = quitting;
  return endedAccount(account, quit_on, order ? leavingFees(context, order) : []);
}

/**
 * An account that ends with the bill of its last day of use.
 * @param fees what leaving costs (yen), on that bill
 */
export function endedAccount(account: BillAccount, last_day: string, fees: Fees): BillAccount {
  const last = billMonth(last_day);
  const rules = account.rules.map((rule) => ({
    ...rule,
    charge: rule.charge.by === 'count' ? { ...rule.charge, last_day } : rule.charge,
    ...(rule.until && rule.until < last ? {} : { until: last, ended_on: last_day }),
  }));
  const costs = fees
    .filter(({ amount }) => amount !== 0)
    .map(({ label, amount }): LineRule => ({
      group: '解約',
      kind: 'one_time',
      label,
      charge: { by: 'once', amounts: { [last]: amount } },
    }));
  return { ...account, lastMonth: last, rules: [...rules, ...costs] };
}
