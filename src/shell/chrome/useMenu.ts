import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatPhone, groupDigits } from '@/lib/numbers';
import { openActions } from '@/session/confirmedLogins';
import { useSession } from '@/session/current';
import { useSelectedService } from '@/session/selectedService';
import type { Session } from '@/session/store';
import type { OptionTerms } from './navigation';

export type MenuService = Session['services'][number];

/** What the menus show besides links. A value that can't be read is left out, and its link stays. */
export function useMenu(service: ServiceType) {
  const session = useSession();
  const notification = useQuery({ ...read(api.getNotification), meta: background }).data;
  const logins = useQuery({ ...read(api.getLoginHistory), meta: background }).data?.logins;
  const { customer } = session ?? {};
  const phone = session?.selected?.phone_number;
  return {
    name: customer && `${customer.last_name} ${customer.first_name} 様`,
    phone: service === 'mobile' && phone ? formatPhone(phone) : undefined,
    contractNo: customer && groupDigits(customer.contract_no, '-'),
    services: session?.isSingleService ? undefined : session?.services,
    selected: session?.selected?.service_id,
    unread: notification?.unread_count,
    /** How many actions are required; undefined where it isn't known. */
    actions: notification && openActions(notification)?.length,
    lastLogin: logins?.find((login) => login.result === 'success' && !login.is_current)?.at,
    terms: useOptionTerms(service),
  };
}

/** The customer's name for fibre, the SIM's phone number for mobile (docs/product.md §2.1). */
export function useUserLabel(service: ServiceType): string {
  const { customer } = useSession() ?? {};
  const phone = useSelectedService()?.phone_number;
  if (service === 'mobile') return phone ? formatPhone(phone) : 'お客さま';
  return customer ? `${customer.last_name} ${customer.first_name} 様` : 'お客さま';
}

/** The SIM whose pages these are; undefined on fibre and before one is chosen. */
export function useLine(service: ServiceType): { phone: string; serviceId: string } | undefined {
  const { phone_number: phone, service_id: serviceId } = useSelectedService() ?? {};
  return service === 'mobile' && phone && serviceId ? { phone, serviceId } : undefined;
}

const termsOfPlan: Record<Code.PlanType, OptionTerms> = {
  '2G': '2g',
  mansion: 'mansion',
  '10G': '10g',
  '10Gs': 'other',
  '6Gs': 'other',
  '20Gs': 'other',
};

/** Which option terms the customer's fibre plan has; undefined on mobile and without fibre. */
export function useOptionTerms(service: ServiceType): OptionTerms | undefined {
  const { plan } = useSession() ?? {};
  return service === 'fixed' && plan ? lookUp(termsOfPlan, plan.planType) : undefined;
}
