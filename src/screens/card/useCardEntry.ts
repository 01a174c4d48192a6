import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatFullMonth } from '@/lib/date';

const card = '30';

/** The payment method in force, and why no card can be set now. */
export function useCardEntry(type: ServiceType): { methodNow: string; blocked?: string } {
  const [{ data: payment }, { data: restriction }] = useSuspenseQueries({
    queries: [
      read(api.getPayment, ofService(type)),
      read(api.getPaymentRestrictionOption, ofService(type)),
    ],
  });
  const { method, changing_to, changeable_to } = payment;
  const methodNow = paymentMethod(method.code).label;
  const barred = restriction.methods.find(({ code }) => code === card);
  const blocked = changing_to
    ? `${paymentMethod(changing_to.code).label}への変更を手続き中です。${formatFullMonth(changing_to.starts_month)}のご請求から変わります。`
    : barred
      ? barred.reason
      : changeable_to.includes(card)
        ? undefined
        : (payment.restriction ?? 'このお支払い方法からは、クレジットカードに変更できません。');
  return { methodNow, ...(blocked !== undefined && { blocked }) };
}
