import { prefersStillness, setText } from '../dom';
import { type Fen } from '../../../kit/page/money';
import { showMoneyFixed } from '../../../kit/showMoney';

const COUNT_MS = 700;

/**
 * Counts an amount up from 0, or shows it at once under reduced motion. A later call on the same element cancels an
 * earlier one.
 */
export function countUp(element: HTMLElement, amount: Fen): void {
  const run = String(Number(element.dataset['run'] ?? '0') + 1);
  element.dataset['run'] = run;
  if (amount === 0 || prefersStillness()) {
    setText(element, showMoneyFixed(amount));
    return;
  }
  const startedAt = performance.now();
  const step = (now: number): void => {
    if (element.dataset['run'] !== run) return;
    const part = Math.min(1, Math.max(0, now - startedAt) / COUNT_MS);
    setText(element, showMoneyFixed(Math.round(amount * (1 - (1 - part) ** 3))));
    if (part < 1) requestAnimationFrame(step);
  };
  step(startedAt);
}
