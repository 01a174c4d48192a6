import { demoCustomers } from '../../mock/customers/demoCustomers.ts';

const all = demoCustomers.flatMap(({ services }) => services.map(({ listed }) => listed));
const ofType = (type: 'fixed' | 'mobile'): string[] =>
  all.filter(({ service_type }) => service_type === type).map(({ service_id }) => service_id);

/** The services of all demo customers. Some belong to others whoever logs in, so a server that serves them is found. */
export const demoServices = { fixed: ofType('fixed'), mobile: ofType('mobile') };
