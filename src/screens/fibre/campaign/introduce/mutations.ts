import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';

export type CodeKind = 'friend' | 'mansion';

/** Makes a code for a friend or for the building. @throws ApiError */
export const createCode = (kind: CodeKind) =>
  unwrap(fixedApi.POST('/api/write/v1/introduceCreate', { body: { kind } }));
