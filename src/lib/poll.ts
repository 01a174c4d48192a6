interface Polling<Answer> {
  ask: () => Promise<Answer>;
  /** Whether there is nothing more to ask. */
  isDone: (answer: Answer) => boolean;
  /** Whether a failure may pass by itself; any other ends the polling. */
  isPassing: (error: unknown) => boolean;
  /** Aborted: nothing more is asked, but an answer under way still counts. */
  signal: AbortSignal;
  /** Milliseconds from one question to the next. */
  every: number;
  times: number;
}

export type Polled<Answer> =
  | { end: 'done'; answer: Answer }
  | { end: 'stopped' }
  /** `failed`: an answer was lost, so it may have been the last one. */
  | { end: 'timeout'; failed: boolean };

/**
 * Asks again and again until the answer is there (docs/product.md §15.3). One question
 * at a time; a tab that was hidden asks at once when it is seen again, and once more if the time
 * has passed meanwhile.
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

/** Waits, less long when the tab is seen again or the signal comes. */
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
