import { besideOf, controlAt, controlsIn, entryOf, placeOf, rowsIn, withinColumn, type RovingPlace } from './rovingRows';

export interface RovingFocusOptions {
  /** Selector of the control that Tab reaches before another one had the focus. Default: the first. */
  readonly start?: string | undefined;
}

export interface RovingFocus {
  /** Focuses the control that Tab would reach. */
  readonly focus: () => void;
  readonly dispose: () => void;
}

const NONE = -1;

/**
 * Makes all controls in the rows of a container one Tab stop, with arrow keys to move between them. Home and End go to
 * the ends of a row; with Ctrl, or in a single row, to the ends of all rows. If the focused control is removed, the
 * focus moves to its neighbor, never to the page's start.
 *
 * It listens on the container only, reads no layout and renders nothing, so that the cost of a key press does not grow
 * with the number of controls on a board. Base UI's composite is not used, because it registers each item with React
 * and renders items when the current one changes.
 */
export function createRovingFocus(container: HTMLElement, { start }: RovingFocusOptions = {}): RovingFocus {
  /** The only control that Tab reaches. */
  let stop: HTMLElement | undefined;
  /** The current or last position of the focus. */
  let place: RovingPlace | undefined;
  /** The column that Up and Down stay in. */
  let column = 0;
  let hasFocus = false;
  /** A part of a long list that was scrolled into view and receives the focus once it is rendered. */
  let awaited: { readonly part: HTMLElement; readonly step: 1 | -1 } | undefined;

  const setStop = (next: HTMLElement | undefined) => {
    if (stop !== next && stop?.isConnected) stop.tabIndex = NONE;
    stop = next;
    if (stop) stop.tabIndex = 0;
  };

  /** All controls except the Tab stop are reachable by arrow keys only. */
  const takeOutOfTabOrder = (part: Element) => {
    for (const control of [part, ...controlsIn(part)]) {
      if (control instanceof HTMLElement && control !== stop && controlAt(control) === control) control.tabIndex = NONE;
    }
  };

  const firstStop = () => {
    const controls = rowsIn(container).flatMap(controlsIn);
    return (start === undefined ? undefined : controls.find((control) => control.matches(start))) ?? controls[0];
  };

  /**
   * Returns the replacement for the last control: the rest of its row, otherwise the nearest row that matches `start`.
   */
  const successor = () => {
    if (!place) return undefined;
    const { row, index, column: own } = place;
    if (container.contains(row) && controlsIn(row).length > 0) return entryOf(row, own, 1);
    const [nearest] = rowsIn(container)
      .map((candidate, at) => ({ candidate, distance: Math.abs(at - index) }))
      .filter(({ candidate }) => controlsIn(candidate).some((control) => start === undefined || control.matches(start)))
      .sort((one, other) => one.distance - other.distance);
    return nearest && entryOf(nearest.candidate, own, 1);
  };

  const enter = (row: HTMLElement, step: 1 | -1) => {
    const control = entryOf(row, column, step);
    if (control) {
      const kept = column;
      control.focus();
      column = kept;
    } else {
      awaited = { part: row, step };
      row.scrollIntoView({ block: 'nearest' });
    }
  };

  const enterAwaited = () => {
    if (!awaited || controlsIn(awaited.part).length === 0) return;
    const { part, step } = awaited;
    awaited = undefined;
    const row = rowsIn(part).at(step === 1 ? 0 : -1);
    if (row) enter(row, step);
  };

  const settle = () => {
    const isLost = hasFocus && isNowhere(document.activeElement);
    if (!stop || !container.contains(stop)) setStop((isLost ? successor() : undefined) ?? firstStop());
    if (!isLost) return;
    if (!stop) container.tabIndex = NONE;
    (stop ?? container).focus();
  };

  const moveVertically = (from: RovingPlace, step: 1 | -1): boolean => {
    const inside = withinColumn(from, step);
    if (inside) {
      inside.focus();
      return true;
    }
    const row = rowsIn(container)[from.index + step];
    if (row) enter(row, step);
    return row !== undefined;
  };

  const moveToEnd = (from: RovingPlace, step: 1 | -1, isWhole: boolean): boolean => {
    const at = step === 1 ? 0 : -1;
    const controls = controlsIn(from.row);
    if (!isWhole && controls.length > 1) {
      controls.at(at)?.focus();
      return true;
    }
    const row = rowsIn(container).at(at);
    if (!row) return false;
    column = step === 1 ? 0 : Number.MAX_SAFE_INTEGER;
    enter(row, step);
    return true;
  };

  const move = ({ key, ctrlKey }: KeyboardEvent, from: RovingPlace): boolean => {
    if (key === 'Home') return moveToEnd(from, 1, ctrlKey);
    if (key === 'End') return moveToEnd(from, -1, ctrlKey);
    if (ctrlKey) return false;
    if (key === 'ArrowDown') return moveVertically(from, 1);
    if (key === 'ArrowUp') return moveVertically(from, -1);
    const beside = key === 'ArrowRight' ? besideOf(from, 1) : key === 'ArrowLeft' ? besideOf(from, -1) : undefined;
    beside?.focus();
    return beside !== undefined;
  };

  const handleFocusIn = ({ target }: FocusEvent) => {
    const control = controlAt(target);
    hasFocus = control !== undefined;
    if (!control) return;
    setStop(control);
    place = placeOf(container, control);
    column = place?.column ?? 0;
  };

  const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
    awaited = undefined;
    if (relatedTarget !== null) hasFocus = false;
    // A missing related target means that the focus leaves for the page itself, or that the control is being removed or
    // moved. Wait, because the observer handles a removal or move first.
    else
      setTimeout(() => {
        if (document.activeElement !== stop) hasFocus = false;
      });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const control = controlAt(event.target);
    if (!control || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
    const from = placeOf(container, control);
    if (from && move(event, from)) event.preventDefault();
  };

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) takeOutOfTabOrder(node);
    enterAwaited();
    settle();
  });
  observer.observe(container, { childList: true, subtree: true });
  container.addEventListener('focusin', handleFocusIn);
  container.addEventListener('focusout', handleFocusOut);
  container.addEventListener('keydown', handleKeyDown);
  takeOutOfTabOrder(container);
  settle();

  return {
    focus() {
      stop?.focus();
    },
    dispose() {
      observer.disconnect();
      container.removeEventListener('focusin', handleFocusIn);
      container.removeEventListener('focusout', handleFocusOut);
      container.removeEventListener('keydown', handleKeyDown);
    },
  };
}

function isNowhere(active: Element | null): boolean {
  return active === null || active === document.body;
}
