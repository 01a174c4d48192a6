import type * as Schema from '@/api/generated/schemas';
import { paymentMethod, paysBySlip } from '@/catalogue/billing';
import { labelOf } from '@/catalogue/labelOf';
import { accountKinds, isCardExpired } from '@/catalogue/payment';
import { formatExpiry } from '@/lib/date';
import { masked } from '@/lib/numbers';
import type { Fact } from '@/ui/figure/Facts';
import { Phrase } from '@/ui/page/Page';

/** The facts of the method in force: account, card or number, and the day of the debit; none of one that is still to be chosen and was. */
export function methodFacts({
  method,
  debit_day,
  bank,
  card,
  telco,
  changing_to,
}: Schema.Payment): Fact[] {
  const { day, toPay } = paymentMethod(method.code);
  const facts: Fact[] = [];
  if (bank)
    facts.push({
      label: '口座',
      value: <AccountName bank={bank.bank_name} branch={bank.branch_name} />,
      note: `${labelOf(accountKinds, bank.kind)} •••• ${bank.last4}`,
    });
  if (card)
    facts.push({
      label: 'カード',
      value: `${card.brand} •••• ${card.last4}`,
      note: `有効期限 ${formatExpiry(card.expiry)}${isCardExpired(card) ? '(期限切れ)' : ''}`,
    });
  if (telco) facts.push({ label: 'ご請求する電話番号', value: maskedPhone(telco) });
  if (!bank && !card && !telco && method.detail)
    facts.push({ label: '詳細', value: masked(method.detail) });
  if (debit_day !== null)
    facts.push({
      label: day,
      value: `毎月${debit_day}日`,
      note: '金融機関の休業日のときは翌営業日',
    });
  if (facts.length === 0 && !(changing_to && method.code === '99'))
    facts.push({
      label: 'お支払いのしかた',
      value: toPay,
      note: paysBySlip(method.code) && '払込票がお手元にないときは、サポート窓口へお電話ください',
    });
  return facts;
}

/** `090-••••-1234`, `03-••••-1234`. */
const maskedPhone = (phone: string) => phone.replace(/^(\d+)\d{4}(\d{4})$/, '$1-••••-$2');

/** A bank and its branch: a line may break between the two, and in a long branch after its 支店. */
function AccountName({ bank, branch }: { bank: string; branch: string }) {
  return (
    <>
      <Phrase>{bank}</Phrase>{' '}
      {branch.match(/.+?(?:支店|$)/g)?.map((part) => (
        <Phrase key={part}>{part}</Phrase>
      ))}
    </>
  );
}
