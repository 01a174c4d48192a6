import { call } from '@/api/client';
import { api } from '@/api/generated/operations';

export type CodeKind = 'friend' | 'mansion';

/** Makes a code for a friend or for the building. @throws ApiError */
export const createCode = (kind: CodeKind) => call(api.postIntroduceCreate, { body: { kind } });
