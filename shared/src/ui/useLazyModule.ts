import { useEffect, useEffectEvent, useState, type DOMAttributes } from 'react';

/** Loaded modules by their load function. */
const loadedModules = new WeakMap<() => Promise<object>, object>();

/**
 * Loads a module, which `useLazyModule` with the same `load` then returns immediately. After a failure the next call
 * retries.
 */
export async function loadModule<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  loadedModules.set(load, module);
  return module;
}

/**
 * Returns a module whose code is loaded on first use, because few visits need it. It is `undefined` until it is wanted
 * and loaded. A module that is already loaded with the same `load` is available in the first render that wants it. Once
 * loaded it stays. After a failure the next request retries.
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
  onFailure: (error: unknown) => void,
): Module | undefined {
  const [shown, setShown] = useState<Module>();
  const loaded = isWanted ? (loadedModules.get(load) as Module | undefined) : undefined;
  const module = shown ?? loaded;
  if (module !== shown) setShown(module);
  const isMissing = isWanted && module === undefined;
  const fetchModule = useEffectEvent(() => loadModule(load));
  const reportFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    fetchModule().then(
      (fetched) => {
        if (!isOver) setShown(fetched);
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

/** Preloads a module. A failure is reported where the module is used. */
export function preloadModule(load: () => Promise<object>): void {
  loadModule(load).catch(() => undefined);
}

type Warming = Required<Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onFocus'>>;
type Opening = Warming & Required<Pick<DOMAttributes<Element>, 'onClick' | 'onKeyDown'>>;

/**
 * Returns handlers for the button that opens a module's content. They start loading its code when a pointer, a finger
 * or the focus arrives, so that it is ready by the time of the press. The press retries a failed load and reports the
 * failure.
 */
export function warm(load: () => Promise<object>): Warming {
  const begin = (): void => {
    preloadModule(load);
  };
  return { onPointerEnter: begin, onFocus: begin };
}

/**
 * Returns the same handlers for the button of a list whose code replaces the button. Until then a press, an arrow key
 * or the first letter of an entry opens the list.
 */
export function opensBy(load: () => Promise<object>, open: () => void): Opening {
  return {
    ...warm(load),
    onClick: open,
    onKeyDown: (event) => {
      const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
    },
  };
}
