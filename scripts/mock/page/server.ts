import { part } from './dom.ts';

export interface Operation {
  operationId: string;
  document: string;
  method: string;
  path: string;
  responses: { status: string; examples: { name: string; summary: string }[] }[];
}

export interface Login {
  login: string;
  userId: string;
  now: string;
  shift_minutes: number;
  started_at: string;
  expires_at: string;
  ended: string | null;
}

/** What a customer did. */
export interface LedgerEntry {
  userId: string;
  /** Counts up from 1, for each customer. */
  number: number;
  at: string;
  login: string;
  operation: string;
  service_id: string | null;
  status: number;
}

export interface Customer {
  userId: string;
  name: string;
  shows: string;
  services: { service_type: 'fixed' | 'mobile' }[];
}

export interface Clock {
  now: string;
  start: string;
  is_running: boolean;
}

/**
 * Reads from the mock, or changes something in it.
 * @throws Error with what the mock says was wrong; it is shown on the page too
 */
export async function ask<Answer>(method: string, name: string, body?: unknown): Promise<Answer> {
  const response = await fetch(name, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Answer & { message?: string };
  // The list asks every second: what was said last stays until something is done.
  if (!response.ok) part('said').textContent = answer.message ?? String(response.status);
  else if (method !== 'GET') part('said').textContent = '';
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** A record without one of its keys. */
export const without = <Value>(record: Record<string, Value>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** A listener that does something and then redraws, also after a refusal, which the page already shows. */
export function act(does: () => Promise<unknown>, then: () => Promise<void>): () => void {
  return () => void does().then(then, then);
}
