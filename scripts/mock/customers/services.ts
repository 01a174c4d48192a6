import type { ListedService, Service } from './customer.ts';

type Listed = Service['listed'];
type Told = Pick<Service, 'bills' | 'examples'> & Partial<Service>;

/** A fibre service; `told` and `listed` add to its defaults or override them. */
export const fibre = (
  serviceId: string,
  planName: string,
  told: Told,
  listed: Partial<Listed> = {},
): Service => ({
  listed: {
    service_id: serviceId,
    service_type: 'fixed',
    service_category: null,
    contract_type: null,
    password_setter: 'user',
    phone_number: null,
    plan_name: planName,
    ...listed,
  },
  notices: [],
  noticePages: [],
  ...told,
});

/** A SIM by its number; `told` and `listed` add to its defaults or override them. */
export const sim = (
  phone: string,
  planName: string,
  contractType: NonNullable<ListedService['contract_type']>,
  told: Told,
  listed: Partial<Listed> = {},
): Service => ({
  listed: {
    service_id: `m${phone}`,
    service_type: 'mobile',
    service_category: null,
    contract_type: contractType,
    password_setter: 'user',
    phone_number: phone,
    plan_name: planName,
    ...listed,
  },
  notices: [],
  noticePages: [],
  ...told,
});
