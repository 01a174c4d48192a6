import type { Customer, Service } from './customer.ts';

/** The fibre service of a customer; undefined for one who has SIMs alone. */
export const fibreOf = ({ services }: Customer): Service | undefined =>
  services.find(({ listed }) => listed.service_type === 'fixed');
