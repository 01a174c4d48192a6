import type { ServiceType } from '@/config/runtimeConfig';
import type { components as Auth } from './generated/auth';
import type { components as ReadFixed } from './generated/read-fixed';
import type { components as WriteFixed } from './generated/write-fixed';

// The parts of the contract's answers that the session uses.

/** A service as the account's list has it. */
export type ListedService = ReadFixed['schemas']['Service'];

/** A service that the portal has screens for. */
export type Service = ListedService & { service_type: ServiceType };

/** Whether the portal has screens for a service: none for one of a type that is newer than this build. */
export const hasScreens = (service: ListedService): service is Service =>
  service.service_type === 'fixed' || service.service_type === 'mobile';

export type ServiceList = ReadFixed['schemas']['ServiceList'];
export type Customer = ReadFixed['schemas']['Customer'];
export type Plan = ReadFixed['schemas']['Plan'];
export type FirstLogin = ReadFixed['schemas']['FirstLogin'];
export type LoginResult = Auth['schemas']['LoginResult'];
export type LoginRequest = Auth['schemas']['LoginRequest'];

/** What an order would give: days, prices, amounts, by their names in the contract (openapi/README.md). */
export type Terms = WriteFixed['schemas']['Terms'];

/** An order of a fibre option as it is sent. */
export type OptionOrder = WriteFixed['schemas']['FixedOptionOrder'];
