import { BEAT_MS, type Beat } from './freezeDetector';
import { listen } from '../listen';

interface FreezeWatchOptions {
  readonly page: Window;
  readonly worker: Pick<Worker, 'postMessage'>;
}

/**
 * Sends beats to the worker while the page is visible. Pauses when the page is hidden or left, because timers then slow
 * down or stop.
 */
export function watchForFreeze({ page, worker }: FreezeWatchOptions): void {
  const send = (beat: Beat): void => {
    worker.postMessage(beat);
  };
  const beat = (): void => {
    send(page.document.visibilityState === 'visible' ? 'runs' : 'pauses');
  };
  beat();
  page.setInterval(beat, BEAT_MS);
  listen(page.document, 'visibilitychange', beat);
  listen(page, 'pagehide', () => {
    send('pauses');
  });
}
