import { useEffect, useState } from 'react';

/**
 * A module of the host's own whose code is fetched when it is first wanted: what few visits open is not paid for by all. `undefined` until it is
 * there. After a failure the next wish tries again.
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure: (error: unknown) => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isMissing = isWanted && module === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) setModule(loaded);
      },
      (error: unknown) => {
        if (!isOver) onFailure(error);
      },
    );
    return () => {
      isOver = true;
    };
    // Wanting starts it; another function of the same meaning does not.
  }, [isMissing]);
  return module;
}
