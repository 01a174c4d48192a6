import type { ListedService, Service } from './customer.ts';

type Listed = Service['listed'];
type Told = Pick<Service, 'bills' | 'examples'> & Partial<Service>;

/** A fibre service, told by what differs from the usual. */
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

/** A SIM, told by its number and by what differs from the usual. */
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
