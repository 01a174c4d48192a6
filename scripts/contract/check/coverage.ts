import { isObject, type Json, resolve } from '../operations.ts';
import type { Case } from './cases/case.ts';
import type { CheckedOperation } from './contract.ts';

export type CoverageKind = 'operation' | 'response' | 'parameter' | 'code';
export type Seen = 'seen' | 'not seen' | 'not reachable';

/** One thing that the contract has, and whether a run saw it: of an operation, its success to a valid call. */
export interface CoverageItem {
  kind: CoverageKind;
  operationId: string;
  /** Status, parameter or code; empty for the operation itself. */
  name: string;
  seen: Seen;
  /** Why it could not be reached, or was not seen. */
  why?: string;
}

/** Counts what of the contract a run has seen. */
export class Coverage {
  private readonly seen = new Set<string>();

  /** Takes a call and its answer. */
  take({ operation, path, query, intent }: Case, status: number, body: unknown): void {
    const id = operation.operationId;
    const mark = (kind: CoverageKind, name = '') => this.seen.add(`${kind} ${id} ${name}`);
    if (['preflight', 'undeclared-method', 'other-origin'].includes(intent.kind)) return;
    const isAsked = intent.kind === 'valid' || (intent.kind === 'scenario' && intent.isBrought);
    if (isAsked && status === 200) mark('operation');
    mark('response', String(status));
    if (intent.kind === 'tampered') return;
    if (intent.kind === 'valid')
      for (const name of Object.keys({ ...path, ...query })) mark('parameter', name);
    if (status >= 400 && isObject(body)) mark('code', `${status} ${String(body['code'])}`);
  }

  /** Whether an answer of an operation was seen, or a code of it. */
  has(kind: 'response' | 'code', { operationId }: CheckedOperation, name: string): boolean {
    return this.seen.has(`${kind} ${operationId} ${name}`);
  }

  /**
   * The list for operations.
   * @param unreachable why an operation was not called validly, or undefined
   * @param refused what an operation's valid calls were answered with in place of its success, or undefined
   */
  items(
    operations: CheckedOperation[],
    unreachable: (operation: CheckedOperation) => string | undefined,
    refused: (operation: CheckedOperation) => string | undefined = () => undefined,
  ): CoverageItem[] {
    return operations.flatMap((o) => {
      const why = unreachable(o);
      const item = (kind: CoverageKind, name: string, because = why): CoverageItem => {
        const base = { kind, operationId: o.operationId, name };
        if (this.seen.has(`${kind} ${o.operationId} ${name}`)) return { ...base, seen: 'seen' };
        return because
          ? { ...base, seen: 'not reachable', why: because }
          : { ...base, seen: 'not seen' };
      };
      const ofServer = (status: string) =>
        Number(status) >= 500 ? 'a failure of the server, which no request causes' : why;
      return [
        withReason(item('operation', ''), refused(o)),
        ...o.responses.map(({ status }) => item('response', status, ofServer(status))),
        ...o.parameters.map(({ name }) => item('parameter', name)),
        ...o.responses.flatMap((r) =>
          codesOf(o.spec, r.schema).map((code) =>
            item('code', `${r.status} ${code}`, ofServer(r.status)),
          ),
        ),
      ];
    });
  }
}

const withReason = (item: CoverageItem, why: string | undefined): CoverageItem =>
  item.seen === 'not seen' && why !== undefined ? { ...item, why } : item;

/** The codes that a refusal may have; those of all its kinds, where it has several. */
export function codesOf(spec: Json, schema: Json | undefined): string[] {
  if (!schema) return [];
  const { anyOf, properties, required } = resolve(spec, schema);
  if (Array.isArray(anyOf)) return (anyOf as Json[]).flatMap((kind) => codesOf(spec, kind));
  if (!isObject(properties) || !properties['code'] || !properties['message']) return [];
  if (!Array.isArray(required)) return [];
  const codes = resolve(spec, properties['code'])['enum'];
  return Array.isArray(codes) ? codes.map(String) : [];
}

export interface CoverageCount {
  total: number;
  seen: number;
  notSeen: number;
  notReachable: number;
}

/** The numbers of one kind. */
export function countOf(items: CoverageItem[], kind: CoverageKind): CoverageCount {
  const of = items.filter((i) => i.kind === kind);
  const counted = (seen: Seen) => of.filter((i) => i.seen === seen).length;
  return {
    total: of.length,
    seen: counted('seen'),
    notSeen: counted('not seen'),
    notReachable: counted('not reachable'),
  };
}
