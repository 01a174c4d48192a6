import { type ComponentType, lazy, useState } from 'react';

/** A part whose code is fetched apart from the rest. */
export interface LazyWithPreload<P extends object> {
  /** Suspends until its code has come. */
  Component: ComponentType<P>;
  /** Fetches its code ahead. */
  preload: () => Promise<unknown>;
  /** Whether its code is there. */
  isLoaded: () => boolean;
}

/**
 * Makes a part of a module that is loaded when it is first shown, or before. What has come renders
 * at once: React keeps the fallback of what comes while it renders for 300 ms.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyWithPreload<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(preload) as unknown as ComponentType<P>;
  function Component(props: P) {
    // The same one for as long as it is shown, or it would lose its state.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { Component, preload, isLoaded: () => loaded !== undefined };
}
