import type { ReadAccount, ReadService } from './account.ts';

/** What doesn't agree, each in a sentence that names both figures; empty when all does. */
export type Rule = (account: ReadAccount) => string[];

/** A rule about one service at a time; its findings begin with the service's id. */
export const perService =
  (find: (service: ReadService, account: ReadAccount) => string[]): Rule =>
  (account) =>
    account.services.flatMap((service) =>
      find(service, account).map((finding) => `${service.listed.service_id} ${finding}`),
    );

type Figure = string | number | boolean | null | undefined;

/** A finding when two figures that are one fact differ. */
export function same(what: string, one: Figure, other: Figure): string[] {
  return one === undefined || other === undefined || one === other
    ? []
    : [`${what}: ${String(one)} and ${String(other)}`];
}

/** The sum of amounts in yen. */
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/** All texts of an answer, each with its field. */
export function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, field));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
  return [];
}
