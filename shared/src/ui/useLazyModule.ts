import { useEffect, useEffectEvent, useState, type DOMAttributes } from 'react';

/**
 * A module whose code is fetched when first needed, because few visits open it. `undefined` until it is loaded. After a failure the next
 * request tries again.
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

type Warming = Required<Pick<DOMAttributes<Element>, 'onPointerEnter' | 'onFocus'>>;
type Opening = Warming & Required<Pick<DOMAttributes<Element>, 'onClick' | 'onKeyDown'>>;

/**
 * For the button that opens what a module shows: its code is on the way when a pointer, a finger or the focus arrives, and there by the time of the
 * press. What fails here is tried again by the press, which says so.
 */
export function warm(load: () => Promise<unknown>): Warming {
  const begin = (): void => {
    load().catch(() => undefined);
  };
  return { onPointerEnter: begin, onFocus: begin };
}

/**
 * The same for the button of a list whose code brings a button of its own: until then it is opened by a press, an arrow key or the first letter of an entry.
 */
export function opensBy(load: () => Promise<unknown>, open: () => void): Opening {
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
