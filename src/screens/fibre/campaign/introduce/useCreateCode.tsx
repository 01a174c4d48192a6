import { useState } from 'react';
import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { procedureMessages } from '@/catalogue/messages';
import { RefetchStatus } from '@/procedure/RefetchStatus';
import { useSending, type Sending } from '@/procedure/useSending';
import { UnknownCode, type CodeKind } from './UnknownCode';

/**
 * Makes a code (docs/product.md §8.4), for a friend or for the building.
 * @returns the sending, and the code that came of it
 */
export function useCreateCode(kind: CodeKind): Sending & { made: string | undefined } {
  const [made, setMade] = useState<string>();
  const sending = useSending({
    call: () => unwrap(fixedApi.POST('/api/write/v1/introduceCreate', { body: { kind } })),
    onDone: ({ code }) => setMade(code),
    onRefusal: ({ message }) => ({
      title: procedureMessages.refused,
      text: `${message}新しいコードは発行されていません。`,
    }),
    unknown: {
      title: procedureMessages.unknown.title,
      text: (
        <RefetchStatus>
          <UnknownCode kind={kind} />
        </RefetchStatus>
      ),
    },
  });
  return { ...sending, made };
}
