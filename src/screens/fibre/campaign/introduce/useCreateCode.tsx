import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { procedureMessages } from '@/catalogue/messages';
import { RefetchStatus } from '@/procedure/RefetchStatus';
import { type Sending, useSending } from '@/procedure/useSending';
import { type CodeKind, createCode } from './mutations';

/**
 * Makes a code (docs/product.md §8.4), for a friend or for the building.
 * @returns the sending, and the code once it has been made
 */
export function useCreateCode(kind: CodeKind): Sending & { made: string | undefined } {
  const [made, setMade] = useState<string>();
  const sending = useSending({
    call: () => createCode(kind),
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

/** Shown while it is unknown whether a code was made: what the state, read again, says. */
function UnknownCode({ kind }: { kind: CodeKind }) {
  const friend = useSuspenseQuery(read(api.getIntroduce)).data;
  const mansion = useSuspenseQuery(read(api.getMansionIntroduce)).data;
  const isMade =
    kind === 'friend'
      ? friend.code !== null && !friend.is_expired
      : mansion.status === 'introduced';
  if (kind === 'mansion' && !isMade && mansion.status !== 'accepting')
    return <p>コードが発行されたかどうかは、お知らせ履歴でお確かめください。</p>;
  return isMade ? (
    <p>コードは発行されています。もう一度発行する必要はありません。</p>
  ) : (
    <p>新しいコードは、まだ発行されていません。しばらくたってから、もう一度お試しください。</p>
  );
}
