import { createStartWatch, START_LIMIT_MS, STEP_LIMIT_MS } from './startWatch';

function aWatch() {
  let time = 0;
  const watch = createStartWatch(() => time);
  return { watch, advance: (ms: number) => (time += ms) };
}

describe('the watch over a start of the platform', () => {
  it('waits on while each step begins within its limit, though the whole takes minutes', () => {
    const { watch, advance } = aWatch();
    for (let done = 0; done < 2; done += 1) {
      advance(STEP_LIMIT_MS);
      expect(watch.findTimeout()).toBeUndefined();
      watch.onProgress({ kind: 'progress', step: 'migrations', done, total: 2 });
    }
    expect(watch.isReady()).toBe(false);
    watch.onProgress({ kind: 'progress', step: 'ready' });
    expect(watch.isReady()).toBe(true);
  });

  it('gives up without progress, and names the step and how long it has lasted', () => {
    const { watch, advance } = aWatch();
    advance(4000);
    watch.onProgress({ kind: 'progress', step: 'database', detail: 'initialise' });
    advance(STEP_LIMIT_MS + 1);
    expect(watch.findTimeout()).toBe('it made no progress for 120 s (step "database, initialise" for 120 s, start for 124 s)');
  });

  it('gives up after a quarter of an hour, though there is progress', () => {
    const { watch, advance } = aWatch();
    for (let spent = 0; spent < START_LIMIT_MS; spent += 60_000) {
      watch.onProgress({ kind: 'progress', step: 'migrations', done: spent / 60_000, total: 80 });
      advance(60_000);
    }
    expect(watch.findTimeout()).toBeUndefined();
    advance(1);
    expect(watch.findTimeout()).toContain('it has not started within 900 s (step "migrations, 14 of 80"');
  });
});
