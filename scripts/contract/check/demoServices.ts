import { demoCustomers } from '../../mock/customers/demoCustomers.ts';

const all = demoCustomers.flatMap(({ services }) => services.map(({ listed }) => listed));
const ofType = (type: 'fixed' | 'mobile'): string[] =>
  all.filter(({ service_type }) => service_type === type).map(({ service_id }) => service_id);

/** The services of all demo customers: whoever logs in, some are somebody else's, and serving them shows. */
export const demoServices = { fixed: ofType('fixed'), mobile: ofType('mobile') };
