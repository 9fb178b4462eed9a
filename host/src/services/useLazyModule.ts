import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A module of the host whose code is fetched when first needed, because few visits open it. `undefined` until it is
 * loaded. After a failure the next request tries again.
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure: (error: unknown) => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isMissing = isWanted && module === undefined;
  const fetchModule = useEffectEvent(load);
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    fetchModule().then(
      (loaded) => {
        if (!isOver) setModule(loaded);
      },
      (error: unknown) => {
        if (!isOver) reportFailure(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isMissing]);
  return module;
}
