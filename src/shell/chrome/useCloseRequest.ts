import { useEffect, useEffectEvent } from 'react';

// TypeScript 5.9 doesn't know it.
declare const CloseWatcher: new () => { onclose: (() => void) | null; destroy: () => void };

/**
 * While the part stands, what a device has for closing it closes it, as it does a native `<dialog>`:
 * Android's way back. Where the browser tells nothing of it, a way back leads to the page before.
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
