import type { BusinessError } from '@/api/errors';
import type * as Code from '@/catalogue/generated/codes';
import { refusalTitles } from '@/catalogue/refusals';
import type { Refusal } from '@/procedure/procedureData';
import type { OrderValues } from './orderForm';
import { type OrderName, orderTexts } from './orderNames';

const titleOf = refusalTitles<
  Exclude<
    | Code.FixedOptionRefusalCode
    | Code.UnextRefusalCode
    | Code.SecomEntryRefusalCode
    | Code.SecomRefusalCode
    | Code.BraviaRefusalCode
    | Code.HikaritvRefusalCode
    | Code.HikaritvQuitRefusalCode
    | Code.EnergyRefusalCode,
    'option_not_acceptable'
  >
>({
  applicant_too_young: '18歳未満の方は、お申し込みいただけません',
  payment_method_not_allowed: 'いまのお支払い方法では、お申し込みいただけません',
  status_not_allowed: 'いまのご利用状況では、お手続きいただけません',
  quitting: '解約の手続き中です',
  out_of_stock: '在庫がなくなりました',
  lp_gas_not_available: 'LPガスをお使いの方は、対象外です',
  hikaritv_already: 'すでにお申し込みいただいています',
  change_in_progress: '前の変更を手続き中です',
});

/** How a refused order is shown: in the option-change dialog if no order is accepted at all. */
export function orderRefusal(order: OrderName): (error: BusinessError) => Refusal<OrderValues> {
  const { unchanged } = orderTexts[order];
  return ({ code, message }) =>
    code === 'option_not_acceptable'
      ? { dialog: true }
      : { title: titleOf(code), text: `${message}${unchanged}` };
}
