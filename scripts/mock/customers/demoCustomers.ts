import type { Customer } from './customer.ts';
import { mizuno } from './mizuno.ts';

/** Everybody who can log in to the mock, in the order in which they are introduced. */
export const demoCustomers: readonly Customer[] = [mizuno];
