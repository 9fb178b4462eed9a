import { isComposing } from '@site/shared/input/isComposing';

interface KeyActions {
  turn(direction: -1 | 0 | 1): void;
  hold(isHeld: boolean): void;
  pull(): void;
  stepBullet(step: 1 | -1): void;
  lockNext(): void;
  toggleAuto(): void;
}

const LEFT = ['ArrowLeft', 'KeyA'];
const RIGHT = ['ArrowRight', 'KeyD'];

/**
 * Controls the cannon by keys. Ignores keys that the focused element or an open dialog handles, such as the space bar
 * on a button.
 */
export function listenToKeys(page: Document, { turn, hold, pull, stepBullet, lockNext, toggleAuto }: KeyActions): () => void {
  const down = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || page.querySelector('dialog[open]') !== null) return;
    const { code, key, repeat, target } = event;
    // Shift and the space bar switch the character width of an input method.
    if (target instanceof HTMLInputElement || (code === 'Space' && event.shiftKey)) return;
    if (LEFT.includes(code)) turn(-1);
    else if (RIGHT.includes(code)) turn(1);
    else if (code === 'Space' && !(target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement)) {
      if (!repeat) pull();
      hold(true);
    } else if (repeat) return;
    else if (key === '+' || key === '=') stepBullet(1);
    else if (key === '-' || key === '_') stepBullet(-1);
    else if (code === 'KeyL') lockNext();
    else if (code === 'KeyP') toggleAuto();
    else return;
    event.preventDefault();
  };
  const up = ({ code }: KeyboardEvent): void => {
    if (LEFT.includes(code) || RIGHT.includes(code)) turn(0);
    if (code === 'Space') hold(false);
  };
  const letGo = (): void => {
    turn(0);
    hold(false);
  };
  page.addEventListener('keydown', down);
  page.addEventListener('keyup', up);
  page.defaultView?.addEventListener('blur', letGo);
  return () => {
    page.removeEventListener('keydown', down);
    page.removeEventListener('keyup', up);
    page.defaultView?.removeEventListener('blur', letGo);
  };
}
