import { fibreOption } from '../../../../src/catalogue/fibreOptions.ts';
import { formatFullMonth } from '../../../../src/lib/date.ts';
import { formatPhone } from '../../../../src/lib/phone.ts';
import { formatNumber, formatYen } from '../../../../src/lib/yen.ts';
import { fibreExample } from '../fibre.ts';
import { fibreServiceOf } from '../fibreService.ts';
import type { Success } from '../operations.ts';
import { livesOf, type Asking, type OptionLife } from '../options/life.ts';
import { numberOf } from '../options/voip.ts';
import { fibreContractOf } from '../ownLine.ts';
import { exampleOf } from '../sim.ts';

type Fee = Success<'getCancellationFee'>;
type Loss = Fee['losses'][number]['items'][number];

/**
 * What leaving costs and ends for the customer who asks: their own term, instalments, devices, options
 * and number. An example that the customer's data name says it whole.
 */
export function ownFeeOf(asking: Asking): Fee {
  const { world, session } = asking;
  const service = fibreServiceOf(session);
  const told = exampleOf(world, service, 'getCancellationFee');
  if (service.examples.getCancellationFee) return told;
  const { equipment, renewal_month } = fibreContractOf(asking);
  const isLent = ({ product }: Fee['devices'][number]) =>
    equipment.some(({ kind }) => kind === product);
  const others = told.devices.filter((device) => !isLent(device));
  return {
    ...told,
    devices: told.devices.filter(isLent),
    items: told.items
      .filter(({ label }) => !others.some(({ name }) => label.startsWith(name)))
      .flatMap((item) => (item.label === restOfCost ? restOf(asking) : [item]))
      .map((item) => ({ ...item, detail: inOwnTerm(item.detail, renewal_month) })),
    losses: lossesOf(asking, told.losses),
  };
}

const restOfCost = '工事費の残り';

/** What is left of the construction cost; nothing where it is paid. */
function restOf(asking: Asking): Fee['items'] {
  return fibreExample(asking, 'getInstallment')
    .installments.filter(
      ({ kind, remaining_total }) => kind === 'construction' && remaining_total > 0,
    )
    .map(({ monthly_amount, total_count, paid_count, remaining_total }) => ({
      label: restOfCost,
      detail: `${formatYen(monthly_amount)} × ${formatNumber(total_count - paid_count)}回`,
      amount: remaining_total,
    }));
}

const inOwnTerm = (detail: string | null, renewal: string | null) =>
  renewal === null
    ? detail
    : (detail?.replace(/\d{4}年\d{1,2}月(?=中の解約なら0円)/, formatFullMonth(renewal)) ?? null);

/** What ends with the line, then what ends a month later: mail and discounts. */
function lossesOf(asking: Asking, told: Fee['losses']): Fee['losses'] {
  const used = livesOf(asking).filter(({ status }) => status === 'SRVC' || status === 'ENTR');
  const isDiscount = ({ category }: OptionLife) => category === 'discount';
  const hasPhone = used.some(({ code }) => code === homePhone);
  const names = used
    .filter((life) => !isDiscount(life) && life.code !== homePhone)
    .map(({ code }) => nameOf(code));
  const { phone_number } = numberOf(asking);
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

const homePhone = 'VOIP';
const homePhoneName = 'ホームでんわ';

const nameOf = (code: string) => fibreOption(code)?.name ?? code;
const without = (label: string): Loss => ({ label, note: null });
