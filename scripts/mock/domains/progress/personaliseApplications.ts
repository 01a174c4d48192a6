import { fibreOptions } from '@/catalogue/fibreOptions.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import type { Customer, Service } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import { mizuno } from '../../customers/mizuno.ts';
import type { MockContext } from '../../mockContext.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import type { Application, Ended } from './applicationDay.ts';

type Applications = Success<'getContractProcedure'>;

/** A number of an example, as this SIM's or service's own. */
export const personaliseNumber = (
  number: string,
  customer: Customer,
  { listed }: Service,
): string => (customer === mizuno ? number : number.slice(0, -4) + listed.service_id.slice(-4));

/** What is applied for with a plan: another one, or calls at a flat rate. */
const ofPlan = ['プランの変更', ...Object.values<string>(callFlats)];

/** Whether an application of an example is true of a customer's options: one that is in use isn't applied for. */
function isOfOptions(mock: MockContext, customer: Customer): (one: { title: string }) => boolean {
  const fibre = fibreOf(customer);
  const held = fibre ? exampleOf(mock, fibre, 'getOption').options : [];
  const waiting = new Map(
    fibreOptions.flatMap(({ code, name }) => {
      const status = held.find((option) => option.code === code)?.status;
      return [
        [name, status === 'ENTR'],
        [`${name}の解約`, status === 'QTWT'],
      ] as const;
    }),
  );
  return ({ title }) => waiting.get(title) ?? true;
}

/** The applications of an example as those of a customer: each of a service of their own. */
export function personaliseApplications(
  mock: MockContext,
  list: Applications,
  customer: Customer,
): Applications {
  const { services } = customer;
  if (customer === mizuno) return list;
  const owned = <One extends Application | Ended>(one: One): One => {
    const own = services.find(({ listed }) => listed.service_type === one.service_type);
    if (!own) return one;
    const { service_id, phone_number } = own.listed;
    return {
      ...one,
      service_id,
      application_id: personaliseNumber(one.application_id, customer, own),
      ...('phone_number' in one && { phone_number }),
    };
  };
  return {
    ...list,
    // A change of plan or of calls comes from the data of the SIM that has one.
    applications: list.applications
      .filter(({ service_type, title }) => service_type === 'fixed' || !ofPlan.includes(title))
      .filter(isOfOptions(mock, customer))
      .map(owned),
    ended: list.ended.map(owned),
  };
}
