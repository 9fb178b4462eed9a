import type { SchedulerLike, Subscription } from 'rxjs';
import { timer } from 'rxjs';

/** A timer that can be restarted and stopped. Starting it ends the previous run. */
interface Timer {
  startOnce(delayMs: number, action: () => void): void;
  startEvery(periodMs: number, action: () => void): void;
  stop(): void;
}

export function createTimer(scheduler: SchedulerLike): Timer {
  let running: Subscription | undefined;
  const stop = () => {
    running?.unsubscribe();
    running = undefined;
  };
  return {
    startOnce(delayMs, action) {
      stop();
      running = timer(delayMs, scheduler).subscribe(action);
    },
    startEvery(periodMs, action) {
      stop();
      running = timer(periodMs, periodMs, scheduler).subscribe(action);
    },
    stop,
  };
}
