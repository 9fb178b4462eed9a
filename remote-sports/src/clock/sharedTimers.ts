import { actWhileVisible } from '@site/shared/ui';

/**
 * Timers shared by many components, so that a board full of clocks and marks renders once per tick instead of once per
 * component.
 */

const periods = new Map<number, { readonly acts: Set<() => void>; readonly stop: () => void }>();

/**
 * Calls `act` every `periodMs` while the page is visible, together with all other callers of that period. @returns a
 * function that stops it
 */
export function actEvery(periodMs: number, act: () => void): () => void {
  const period = periods.get(periodMs) ?? startPeriod(periodMs);
  period.acts.add(act);
  return () => {
    period.acts.delete(act);
    if (period.acts.size > 0) return;
    period.stop();
    if (periods.get(periodMs) === period) periods.delete(periodMs);
  };
}

function startPeriod(periodMs: number) {
  const acts = new Set<() => void>();
  const stop = actWhileVisible(periodMs, () => {
    for (const act of [...acts]) act();
  });
  const period = { acts, stop };
  periods.set(periodMs, period);
  return period;
}

/** Width of the time slots, in milliseconds: timers due in the same slot fire together. */
const STEP_MS = 100;

const moments = new Map<number, { readonly acts: Set<() => void>; readonly timer: ReturnType<typeof setTimeout> }>();

/**
 * Calls `act` once after `delayMs`, rounded up by at most 100 ms so that timers fire together. @returns a function that
 * cancels it
 */
export function actAfter(delayMs: number, act: () => void): () => void {
  const due = Math.ceil((performance.now() + delayMs) / STEP_MS) * STEP_MS;
  const moment = moments.get(due) ?? startMoment(due);
  moment.acts.add(act);
  return () => {
    moment.acts.delete(act);
    if (moment.acts.size > 0) return;
    clearTimeout(moment.timer);
    if (moments.get(due) === moment) moments.delete(due);
  };
}

function startMoment(due: number) {
  const acts = new Set<() => void>();
  const timer = setTimeout(() => {
    moments.delete(due);
    for (const act of [...acts]) act();
  }, due - performance.now());
  const moment = { acts, timer };
  moments.set(due, moment);
  return moment;
}
