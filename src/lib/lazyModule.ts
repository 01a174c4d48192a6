/** What is made of code that is fetched apart from the rest. */
export interface LazyModule<Made> {
  /** Fetches it, once; what couldn't be fetched is asked for again the next time. */
  load: () => Promise<Made>;
  /** It, once its code is there. */
  loaded: () => Made | undefined;
}

/** Makes what is used without waiting wherever it has come: `fetched(() => import('./part'))`. */
export function lazyModule<Made>(load: () => Promise<Made>): LazyModule<Made> {
  let loaded: Made | undefined;
  let loading: Promise<Made> | undefined;
  const start = async () => {
    try {
      return (loaded = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { load: () => (loading ??= start()), loaded: () => loaded };
}
