import { useIsMutating } from '@tanstack/react-query';
import { writing } from '@/api/mutation';
import { WriteOverlay, type WriteOverlayProps } from './WriteOverlay';

/** `WriteOverlay` for all writes of the document (`useWrite`); the key makes it start anew for each. */
export function WritesOverlay(props: WriteOverlayProps) {
  const count = useIsMutating({ mutationKey: writing });
  return <WriteOverlay key={count} isWriting={count > 0} {...props} />;
}
