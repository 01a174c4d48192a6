import { useEffect, useEffectEvent } from 'react';

// TypeScript 5.9 has no type for it.
declare const CloseWatcher: new () => { onclose: (() => void) | null; destroy: () => void };

/**
 * While the component is mounted, the device's own request to close something, such as Android's back
 * gesture, calls `onClose`, as it closes a native `<dialog>`. In a browser without `CloseWatcher` the
 * back gesture leads to the previous page.
 */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}
