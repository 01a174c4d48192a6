import type { Service } from '@/api/models';

/** The customer's SIMs that haven't ended: those that can be lost and stopped. */
export const simsInUse = (services: readonly Service[]): readonly Service[] =>
  services.filter(({ service_type, ended_on }) => service_type === 'mobile' && !ended_on);
