interface Polling<Answer> {
  ask: () => Promise<Answer>;
  /** Whether this answer ends the polling. */
  isDone: (answer: Answer) => boolean;
  /** Whether the polling goes on after this failure; any other is thrown. */
  isPassing: (error: unknown) => boolean;
  /** Once aborted, nothing more is asked, but the answer to a question under way still counts. */
  signal: AbortSignal;
  /** Milliseconds before the first question, and from each answer to the next question. */
  every: number;
  times: number;
}

export type Polled<Answer> =
  | { end: 'done'; answer: Answer }
  | { end: 'stopped' }
  /** `failed`: the last question failed, so the matter may be done all the same. */
  | { end: 'timeout'; failed: boolean };

/**
 * Asks until `isDone`, at most `times` times and for `every * times` milliseconds, one question at a time
 * (docs/product.md §15.3). A hidden tab asks at once when it is shown again, even after that time.
 * @throws whatever `ask` throws and `isPassing` doesn't let pass
 */
export async function poll<Answer>(polling: Polling<Answer>): Promise<Polled<Answer>> {
  const { ask, isDone, isPassing, signal, every, times } = polling;
  const deadline = performance.now() + every * times;
  let failed = false;
  for (let asked = 0; asked < times; asked += 1) {
    await pause(every, signal);
    if (signal.aborted) return { end: 'stopped' };
    const isLast = performance.now() >= deadline;
    try {
      const answer = await ask();
      failed = false;
      if (isDone(answer)) return { end: 'done', answer };
    } catch (error) {
      if (!isPassing(error)) throw error;
      failed = true;
    }
    if (isLast) break;
  }
  return signal.aborted ? { end: 'stopped' } : { end: 'timeout', failed };
}

/** Waits; ends early when the tab is shown again or the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const onSeen = () => {
      if (document.visibilityState === 'visible') wake();
    };
    const timer = setTimeout(wake, milliseconds);
    document.addEventListener('visibilitychange', onSeen);
    signal.addEventListener('abort', wake);
    if (signal.aborted) wake();
  });
}
