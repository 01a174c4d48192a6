import type { operations as AuthOperations } from '@/api/generated/auth.ts';
import type { operations as ReadFixed } from '@/api/generated/read-fixed.ts';
import type { operations as ReadMobile } from '@/api/generated/read-mobile.ts';
import type { operations as ReadService } from '@/api/generated/read-service.ts';
import type { operations as Support } from '@/api/generated/support.ts';
import type { operations as WriteFixed } from '@/api/generated/write-fixed.ts';
import type { operations as WriteMobile } from '@/api/generated/write-mobile.ts';
import type { operations as WriteService } from '@/api/generated/write-service.ts';
import type { UnknownCode } from '@/catalogue/labelOf.ts';

/** All operations of the eight documents; their ids are unique. */
type Operations = AuthOperations &
  Support &
  ReadFixed &
  ReadService &
  ReadMobile &
  WriteFixed &
  WriteService &
  WriteMobile;

export type OperationId = keyof Operations;

/** A body as the mock makes it: with the codes of the contract alone. */
export type Known<Body> = Body extends string
  ? Exclude<Body, UnknownCode>
  : { [Field in keyof Body]: Known<Body[Field]> };

/** The body of a success, as JSON. */
export type Success<Id extends OperationId> = Operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Known<Body>
  : never;

export type RequestBody<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

export type PathParams<Id extends OperationId> = Operations[Id] extends {
  parameters: { path: infer Params };
}
  ? Params
  : Record<never, never>;

export type Query<Id extends OperationId> = Operations[Id] extends {
  parameters: { query?: infer Params };
}
  ? Partial<NonNullable<Params>>
  : Record<never, never>;
