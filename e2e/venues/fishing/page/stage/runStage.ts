import type { Stage } from './createStage';

/**
 * Draws one frame per screen refresh while the page is visible, and fits the canvas to its container. Returns the
 * function that stops it.
 */
export function runStage(stage: Stage, canvas: HTMLCanvasElement): () => void {
  let request = 0;
  let before = 0;

  const frame = (at: number): void => {
    request = requestAnimationFrame(frame);
    stage.frame((at - before) / 1000);
    before = at;
  };
  const follow = (): void => {
    cancelAnimationFrame(request);
    if (document.visibilityState !== 'visible') {
      stage.gun.hold(false);
      return;
    }
    before = performance.now();
    request = requestAnimationFrame(frame);
  };
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const { width, height } = entry.contentRect;
    stage.resize(width, height, devicePixelRatio);
    stage.frame(0);
  });
  observer.observe(canvas);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    document.removeEventListener('visibilitychange', follow);
  };
}
