import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isForScreen } from '@/api/queryClient';

/** Milliseconds until the page says that it takes long, and until it says what can be done. */
const stages = { slow: 5_000, stuck: 25_000 };

/** How long something that the screen shows has been read for the first time; undefined while it isn't long. */
export function useSlowReads(): keyof typeof stages | undefined {
  const isReading =
    useIsFetching({
      predicate: (query) => query.state.status === 'pending' && isForScreen(query),
    }) > 0;
  const [stage, setStage] = useState<keyof typeof stages>();
  useEffect(() => {
    if (!isReading) return;
    const timers = (['slow', 'stuck'] as const).map((next) =>
      setTimeout(() => setStage(next), stages[next]),
    );
    return () => {
      timers.forEach(clearTimeout);
      setStage(undefined);
    };
  }, [isReading]);
  return stage;
}
