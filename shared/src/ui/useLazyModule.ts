import { useEffect, useEffectEvent, useState, type DOMAttributes } from 'react';

/** Modules that are there, by what loads them. */
const loadedModules = new WeakMap<() => Promise<object>, object>();

/** Loads a module, which `useLazyModule` of the same `load` then has at once. After a failure the next call tries again. */
export async function loadModule<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  loadedModules.set(load, module);
  return module;
}

/**
 * A module whose code is fetched when first needed, because few visits open it. `undefined` until it is wanted and loaded; one that is loaded already is
 * in the first render that wants it, where `load` is the same function. From then on it stays. After a failure the next request tries again.
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

/** Loads a module that will soon be needed; a failure is reported where the module is used. */
export function preloadModule(load: () => Promise<object>): void {
  loadModule(load).catch(() => undefined);
}

type Warming = Required<Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onFocus'>>;
type Opening = Warming & Required<Pick<DOMAttributes<Element>, 'onClick' | 'onKeyDown'>>;

/**
 * For the button that opens what a module shows: its code is on the way when a pointer, a finger or the focus arrives, and there by the time of the
 * press. What fails here is tried again by the press, which says so.
 */
export function warm(load: () => Promise<object>): Warming {
  const begin = (): void => {
    preloadModule(load);
  };
  return { onPointerEnter: begin, onFocus: begin };
}

/**
 * The same for the button of a list whose code brings a button of its own: until then it is opened by a press, an arrow key or the first letter of an entry.
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
