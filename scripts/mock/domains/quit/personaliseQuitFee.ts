import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { billMonth, formatFullMonth, japanMonth } from '@/lib/date.ts';
import { formatPhone } from '@/lib/phone.ts';
import { formatNumber, formatYen } from '@/lib/yen.ts';
import { fibreDiscount, fibreDiscountName } from '../billing/fibreBeside.ts';
import { instalmentsAfter } from '../billing/instalments.ts';
import { fibreContractOf } from '../contract/fibreLine.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import { contractedOptions } from '../option/contractedOption.ts';
import type { ContractedOption, CustomerContext } from '../option/option.ts';
import { numberOf } from '../option/voip.ts';

type Fee = Success<'getCancellationFee'>;
type Loss = Fee['losses'][number]['items'][number];

/**
 * What leaving costs and ends for the customer who asks: their own term, instalments, devices, options
 * and number. An example that the customer's data name is used unchanged.
 * @param quitOn ISO day of the end
 */
export function personaliseQuitFee(context: CustomerContext, quitOn: string): Fee {
  const { mock, session } = context;
  const service = fibreServiceOf(session);
  const told = exampleOf(mock, service, 'getCancellationFee');
  if (service.examples.getCancellationFee) return told;
  const contract = fibreContractOf(context);
  const { equipment, renewal_month } = contract;
  if (contract.plan.cnStatusCode === 'ENTR') return nothing(told, notOpen);
  if (contract.plan.cnStatusCode === 'CNCL') return nothing(told, entryTakenBack);
  const isLent = ({ product }: Fee['devices'][number]) =>
    equipment.some(({ kind }) => kind === product);
  const others = told.devices.filter((device) => !isLent(device));
  return {
    ...told,
    devices: told.devices.filter(isLent),
    items: told.items
      .filter(({ label }) => !others.some(({ name }) => label.startsWith(name)))
      .filter(({ label }) => label !== termFeeLabel || japanMonth(quitOn) !== renewal_month)
      .flatMap((item) => (item.label === restOfCostLabel ? restOf(context, quitOn) : [item]))
      .map((item) => ({ ...item, detail: isInTerm(item.detail, contract) })),
    losses: lossesOf(context, told.losses),
  };
}

const restOfCostLabel = '工事費の残り';
/** Not charged in the month in which the term is renewed. */
const termFeeLabel = '契約解除料';

const notOpen =
  'まだ開通していないため、解約のお手続きは必要ありません。お申し込みの取り消しを、無料で承ります。';
const entryTakenBack =
  'お申し込みを取り消されたため、解約のお手続きは必要ありません。料金はかかりません。';

/** What never opened costs nothing to leave: its application is cancelled instead. */
const nothing = (told: Fee, reason: string): Fee => ({
  ...told,
  can_quit: false,
  reason,
  items: [],
  losses: [],
  devices: [],
});

/** What is left of the construction cost once the last bill is paid; nothing where it is paid. */
function restOf(context: CustomerContext, quitOn: string): Fee['items'] {
  return instalmentsAfter(context, billMonth(quitOn))
    .filter(({ kind }) => kind === 'construction')
    .map(({ monthly_amount, total_count, paid_count, remaining_total }) => ({
      label: restOfCostLabel,
      detail: `${formatYen(monthly_amount)} × ${formatNumber(total_count - paid_count)}回`,
      amount: remaining_total,
    }));
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

/** What ends with the line, the discounts of SIMs too, then what ends a month later: mail and other discounts. */
function lossesOf(context: CustomerContext, told: Fee['losses']): Fee['losses'] {
  const used = contractedOptions(context).filter(
    ({ status }) => status === 'SRVC' || status === 'ENTR',
  );
  const isDiscount = ({ category }: ContractedOption) => category === 'discount';
  const hasPhone = used.some(({ code }) => code === homePhone);
  const names = used
    .filter((option) => !isDiscount(option) && option.code !== homePhone)
    .map(({ code }) => nameOf(code));
  const { phone_number } = numberOf(context);
  return told.map(({ date, items }, index) => ({
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
          ]
        : [
            ...items.filter(({ label }) => label.startsWith('メール')),
            ...used
              .filter(isDiscount)
              .map(({ code, monthly_fee }) =>
                without(`${nameOf(code)} 毎月${formatYen(-monthly_fee)}`),
              ),
          ],
  }));
}

/** What the SIMs cost less beside fibre. */
function simDiscounts({ customer }: CustomerContext): Loss[] {
  const sims = customer.services.filter(({ listed }) => listed.service_type === 'mobile').length;
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

const nameOf = (code: string) => fibreOption(code)?.name ?? code;
const without = (label: string): Loss => ({ label, note: null });
