/** What the alert "ご確認ください" shows (docs/product.md §2.6). */
export type AlertContent =
  | { kind: 'text'; text: string }
  /** From the server; cleaned against a strict allow-list before it is shown. */
  | { kind: 'html'; html: string }
  /** Card authentication failed; `unchanged` says what therefore didn't happen. */
  | { kind: 'secure'; unchanged: string };

interface Shown {
  content: AlertContent;
  close: () => void;
}

let queue: readonly Shown[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Shown[]) {
  queue = next;
  listeners.forEach((listener) => listener());
}

/** Shows the alert, after those that are still open; resolves when the customer has closed it. */
export function showAlert(content: AlertContent): Promise<void> {
  return new Promise((resolve) => {
    const shown: Shown = {
      content,
      close: () => {
        set(queue.filter((other) => other !== shown));
        resolve();
      },
    };
    set([...queue, shown]);
  });
}

/** For `useSyncExternalStore`: the alert to show now. */
export const alertStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: (): Shown | undefined => queue[0],
};
