/** A value that is made by code in a chunk of its own. */
export interface LazyModule<Made> {
  /** Fetches the code and makes the value, once. After a failure the next call tries again. */
  load: () => Promise<Made>;
  /** The value; undefined until `load` has succeeded. */
  loaded: () => Made | undefined;
}

/** Loads a value once and then gives it without waiting: `lazyModule(() => import('./part'))`. */
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

/** Whether the error says that a screen's code could not be fetched; browsers word it differently. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script/.test(error.message);
