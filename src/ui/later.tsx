import { lazy, useState, type ComponentType } from 'react';

/** A part whose code is fetched apart from the rest. */
export interface Later<P extends object> {
  /** Suspends until its code has come. */
  Part: ComponentType<P>;
  /** Fetches its code ahead. */
  fetch: () => Promise<unknown>;
  /** Whether its code is there. */
  hasCome: () => boolean;
}

/**
 * Makes a part of a module that is loaded when it is first shown, or before. What has come renders
 * at once: React keeps the fallback of what comes while it renders for 300 ms.
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): Later<P> {
  let come: ComponentType<P> | undefined;
  const fetch = async () => {
    const module = await load();
    come = module.default;
    return module;
  };
  const Coming = lazy(fetch) as unknown as ComponentType<P>;
  function Part(props: P) {
    // The same one for as long as it stands, or it would lose its state.
    const [Here] = useState(() => come ?? Coming);
    return <Here {...props} />;
  }
  return { Part, fetch, hasCome: () => come !== undefined };
}
