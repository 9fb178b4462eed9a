import { rememberLongTimers } from './longTimers';

/** Counts the running timers, which retain their callbacks. */
const running = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

describe('the long timers of a suite', () => {
  it('are cleared with it, including those that a library forgot', () => {
    const global = { setTimeout, setInterval };
    const stop = rememberLongTimers(global);
    const before = running();
    global.setTimeout(() => undefined, 60_000);
    global.setInterval(() => undefined, 60_000);
    expect(running()).toBe(before + 2);

    stop();

    expect(running()).toBe(before);
  });
});
