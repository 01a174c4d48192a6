import { useEffect, useState } from 'react';
import { type BrowserDevice, type SetupSystem, setupSystemOf } from '@/lib/esimSetup';

/** The system of this phone, if it opens the set-up of an eSIM by itself; undefined at first, and elsewhere. */
export function useSetupSystem(): SetupSystem | undefined {
  const [system, setSystem] = useState<SetupSystem>();
  useEffect(() => {
    let isGone = false;
    void setupSystemOf(navigator as BrowserDevice).then((found) => {
      if (!isGone) setSystem(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return system;
}
