import type { IHttpOperation } from '@stoplight/types';
import type { DocumentName } from '../../contract/documents.ts';

/** The prefix that a call is sent to; documents of both services are served by fixed and by mobile. */
export type HostName = 'fixed' | 'mobile' | 'auth' | 'support';

export interface NamedExample {
  name: string;
  summary: string;
}

/** One operation of the contract as the mock serves it. */
export interface Operation {
  operationId: string;
  document: DocumentName;
  hosts: HostName[];
  method: string;
  /** Template, e.g. `/api/read/v2/services/{service_id}/billing`. */
  path: string;
  /** Whether a call must be signed. */
  isSigned: boolean;
  responses: { status: number; mediaTypes: string[]; examples: NamedExample[] }[];
  /** What Prism's engine works with. */
  prism: IHttpOperation;
}

/** The status of the response that has a named example of an operation. */
export function statusOf(operation: Operation, example: string): number | undefined {
  return operation.responses.find((r) => r.examples.some((e) => e.name === example))?.status;
}

/** All scenario names of an operation, and the status codes that it declares. */
export function scenarios(operation: Operation): { examples: string[]; codes: number[] } {
  return {
    examples: operation.responses.flatMap((r) => r.examples.map((e) => e.name)),
    codes: operation.responses.map((r) => r.status),
  };
}
