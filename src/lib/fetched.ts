/** What is made of code that is fetched apart from the rest. */
export interface Fetched<Made> {
  /** Fetches it, once; what couldn't be fetched is asked for again the next time. */
  fetch: () => Promise<Made>;
  /** It, once its code is there. */
  come: () => Made | undefined;
}

/** Makes what is used without waiting wherever it has come: `fetched(() => import('./part'))`. */
export function fetched<Made>(load: () => Promise<Made>): Fetched<Made> {
  let come: Made | undefined;
  let loading: Promise<Made> | undefined;
  const start = async () => {
    try {
      return (come = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return { fetch: () => (loading ??= start()), come: () => come };
}
